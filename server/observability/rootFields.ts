import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { resolverDuration } from './metrics.ts';
import { currentRequest, type RequestRecord, runInScope } from './scope.ts';
import { startSpan } from './tracing.ts';

/** Longer names of operations are cut. */
const NAME_LENGTH = 80;

type Resolver = GraphQLFieldResolver<unknown, unknown, Record<string, unknown>>;

/**
 * Measures each query and mutation of a schema, and names requests after the first one that they execute. The schema's own fields are
 * wrapped, so compiled queries and interpreted ones are measured alike.
 */
export function observeRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    if (!type) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve = observed(`${type.name}.${field.name}`, field.resolve ?? defaultFieldResolver);
    }
  }
  return schema;
}

function observed(field: string, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const request = currentRequest();
    if (request) name(request, info);
    const span = startSpan(field, request?.operationSpan ?? null);
    const stopTimer = resolverDuration.startTimer({ field });
    const end = (): void => {
      stopTimer();
      span?.end();
    };
    try {
      const result: unknown =
        request && span
          ? runInScope(request, span, () => resolve(source, args, context, info))
          : resolve(source, args, context, info);
      if (result instanceof Promise) result.then(end, end);
      else end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  };
}

function name(request: RequestRecord, { operation, fieldName }: GraphQLResolveInfo): void {
  if (request.operation !== null) return;
  request.operation = `${operation.operation} ${fieldName}`;
  request.operationName = operation.name?.value.slice(0, NAME_LENGTH) ?? null;
  request.operationSpan = startSpan(request.operation, request.span, {
    'graphql.operation.type': operation.operation,
    ...(request.operationName !== null && { 'graphql.operation.name': request.operationName }),
  });
}
