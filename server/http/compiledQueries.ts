import type { ApolloServerPlugin } from '@apollo/server';
import { BREAK, type DocumentNode, type GraphQLSchema, Kind, OperationTypeNode, visit } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

/** How many compiled queries are kept. The oldest goes first, so a client that keeps sending new ones cannot fill the memory. */
const MAX_COMPILED_QUERIES = 200;

/**
 * Runs a query.
 * @returns its data; null if anything in it fails
 */
type Run = (context: unknown, variables: Record<string, unknown>) => Promise<object | null>;

interface CompiledQuery {
  /** The operation's name; null if it has none. */
  name: string | null;
  run: Run;
}

/**
 * Compiles each query once into JavaScript, which is several times faster than interpreting it, and keeps it by its text. Whether a query
 * is valid and within the limits depends only on its text and the schema, so it is parsed and checked once.
 *
 * Mutations stay with graphql-js. graphql-js also runs a failed query again, so that every error looks the same. Queries only read, so
 * running one twice is harmless.
 */
export class CompiledQueries {
  /** By text; null for a query that is not compiled. */
  private readonly kept = new Map<string, CompiledQuery | null>();

  /** Apollo Server's hook, which hands over each validated query. */
  readonly plugin: ApolloServerPlugin = {
    requestDidStart: async () => ({
      didResolveOperation: async ({ source, schema, document }) => {
        if (this.kept.has(source)) return;
        this.forgetOldest();
        this.kept.set(source, compile(schema, document));
      },
    }),
  };

  /** Whether a text is a known, valid document within the limits. */
  has(text: string): boolean {
    return this.kept.has(text);
  }

  /** How to run a validated query. Null if it is not compiled, or `operationName` is not its operation's name. */
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

/** Compiles a document with one query, as the product's client sends it; null for any other document. */
function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const [operation, ...others] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (operation?.operation !== OperationTypeNode.QUERY || others.length > 0 || hasDirectives(document)) return null;
  const compiled = compileQuery(schema, document, operation.name?.value, {
    // Enums, GraphQL's own scalars and days need no serializing: resolvers already give them as JSON. Checking that takes 5 to 10 % of an
    // answer's time. Other scalars are still serialized.
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

/** Compiled `@include` and `@skip` take null for false, which GraphQL refuses. The product uses neither. */
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
