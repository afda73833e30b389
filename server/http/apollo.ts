import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { type DocumentNode, GraphQLError, GraphQLSchema, OperationTypeNode } from 'graphql';
import type { IdentityContext } from '../identity/identityContext.ts';
import { knowErrors } from '../operations/observability/requestOfError.ts';
import type { CompiledQueries } from './compiledQueries.ts';
import { formatError, withoutSuggestion } from './formatError.ts';
import { landingPage } from './landingPage.ts';
import { noIntrospection } from './noIntrospection.ts';
import { overHttp } from './overHttp.ts';
import { parseOptions } from './overLimit.ts';
import { MAX_KEPT_DOCUMENT_BYTES, MAX_PROBLEMS } from './requestLimits.ts';
import { retryLater } from './retryLater.ts';

/** Apollo Server with the settings that the measured request path needs. It does not listen by itself. */
export function createApolloServer({
  schema,
  production,
  queries,
}: {
  schema: GraphQLSchema;
  production: boolean;
  /** Keeps the compiled form of each validated query. */
  queries: CompiledQueries;
}): ApolloServer<IdentityContext> {
  return new ApolloServer<IdentityContext>({
    // Only sockets serve subscriptions (server/live). Also, graphql-js throws when it validates `@skip(if: $x)` on a subscription's root
    // field.
    schema: new GraphQLSchema({ ...schema.toConfig(), subscription: null }),
    parseOptions,
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: MAX_KEPT_DOCUMENT_BYTES }),
    // The product's pages send whole documents, and the server should not keep documents for other clients.
    persistedQueries: false,
    validationRules: production ? [noIntrospection] : [],
    validationOptions: { maxErrors: MAX_PROBLEMS, hideSuggestions: production },
    // Suggestions would spell out the schema that introspection hides. Apollo Server's own setting still lets suggestions about variables
    // through.
    formatError: production ? (...failure) => withoutSuggestion(formatError(...failure)) : formatError,
    // Production has its own rule.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    // The process stops in server/main.ts, which finishes requests and closes the store in order.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      production ? ApolloServerPluginLandingPageDisabled() : landingPage(),
      queries.plugin,
      noSubscriptions,
      overHttp,
      retryLater,
      knowErrors,
    ],
  });
}

/** Refuses subscriptions by POST: a request has one answer, but a subscription may have many or none. */
const noSubscriptions: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
        throw new GraphQLError('Subscriptions need a WebSocket.', {
          extensions: { code: ApolloServerErrorCode.BAD_REQUEST, http: { status: 400 } },
        });
      },
    };
  },
};
