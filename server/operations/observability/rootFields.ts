import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import { resolverDuration } from './metrics.ts';
import type { Observed, RequestRecord } from './requestRecord.ts';
import { runInSpan } from './spanScope.ts';
import { startSpan } from './tracing.ts';

/** Longer operation names are cut. */
const NAME_LENGTH = 80;

type Resolver = GraphQLFieldResolver<unknown, Observed, Record<string, unknown>>;

/**
 * Measures each query and mutation of a schema, and names each request after its first executed field. It wraps the schema's own fields, so
 * compiled and interpreted queries are measured alike.
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
    const { record } = context;
    if (record) name(record, info);
    const span = startSpan(field, record?.operationSpan ?? null);
    const stopTimer = resolverDuration.startTimer({ field });
    const end = (): void => {
      stopTimer();
      span?.end();
    };
    try {
      const result: unknown = runInSpan(span, () => resolve(source, args, context, info));
      if (result instanceof Promise) result.then(end, end);
      else end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  };
}

function name(record: RequestRecord, { operation, fieldName }: GraphQLResolveInfo): void {
  if (record.operation !== null) return;
  record.operation = `${operation.operation} ${fieldName}`;
  record.operationName = operation.name?.value.slice(0, NAME_LENGTH) ?? null;
  record.operationSpan = startSpan(record.operation, record.span, {
    'graphql.operation.type': operation.operation,
    ...(record.operationName !== null && { 'graphql.operation.name': record.operationName }),
  });
}
