import type { ApolloServerPlugin } from '@apollo/server';
import { BREAK, type DocumentNode, type GraphQLSchema, Kind, OperationTypeNode, visit } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

/** How many compiled queries are kept; the oldest goes first, so that a client that sends ever new ones cannot fill the memory. */
const MAX_COMPILED_QUERIES = 200;

/** Runs a query. Gives its data; null when anything in it fails. */
type Run = (context: unknown, variables: Record<string, unknown>) => Promise<object | null>;

interface CompiledQuery {
  /** The operation's name; null without one. */
  name: string | null;
  run: Run;
}

/**
 * Compiles each query once into JavaScript, which is several times faster than interpreting it, and keeps it by its text. Whether a query
 * is valid and within the limits depends only on its text and the schema, so it is parsed and checked once.
 *
 * Mutations stay with graphql-js. A query that fails is run again by graphql-js, so that every error looks the same; queries only read, so
 * running one twice is harmless.
 */
export class CompiledQueries {
  /** By their texts; null for a query that is not compiled. */
  private readonly kept = new Map<string, CompiledQuery | null>();

  /** Apollo Server's hook that hands over each query that has passed validation. */
  readonly plugin: ApolloServerPlugin = {
    requestDidStart: async () => ({
      didResolveOperation: async ({ source, schema, document }) => {
        if (this.kept.has(source)) return;
        this.forgetOldest();
        this.kept.set(source, compile(schema, document));
      },
    }),
  };

  /** Whether a text is known to be a valid document within the limits. */
  has(text: string): boolean {
    return this.kept.has(text);
  }

  /** How to run a query that has passed validation. Null for one that is not compiled, and when `operationName` is not its operation's name. */
  find(text: string, operationName: string | null): Run | null {
    const query = this.kept.get(text);
    return query && (operationName ?? query.name) === query.name ? query.run : null;
  }

  private forgetOldest(): void {
    if (this.kept.size < MAX_COMPILED_QUERIES) return;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }
}

/** Compiles a document of one query, as the product's client sends it; null for any other. */
function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const [operation, ...others] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operation?.operation !== OperationTypeNode.QUERY || others.length > 0 || hasDirectives(document)) return null;
  const compiled = compileQuery(schema, document, operation.name?.value, {
    // Enums, GraphQL's own scalars and days leave as they are: resolvers give them in the form of JSON, and checking that takes 5 to 10 % of the time of an answer.
    // Other scalars are still serialized.
    disableLeafSerialization: true,
    customSerializers: { LocalDate: (day: unknown) => day },
  });
  if (!isCompiledQuery(compiled)) return null;
  return {
    name: operation.name?.value ?? null,
    run: async (context, variables) => {
      const { data, errors } = await compiled.query(undefined, context, variables);
      return errors ? null : (data ?? null);
    },
  };
}

/** Compiled, `@include` and `@skip` take null for false, where GraphQL refuses it. The product uses none. */
function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive: () => {
      found = true;
      return BREAK;
    },
  });
  return found;
}
