import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { type DocumentNode, GraphQLSchema } from 'graphql';
import type { RequestContext } from './context.ts';
import type { CompiledQueries } from './graphql/compiledQueries.ts';
import { noSubscriptions } from './graphql/noSubscriptions.ts';
import { formatError, withoutSuggestion } from './graphql/formatError.ts';
import { limitRules, parseOptions } from './graphql/limitRules.ts';
import { MAX_KEPT_DOCUMENT_BYTES } from './graphql/requestLimits.ts';
import { retryLater } from './graphql/retryLater.ts';
import { knowErrors } from './observability/requestOfError.ts';

/** Apollo Server with the settings that the measured request path needs; it listens to nothing by itself. */
export function createApolloServer({
  schema,
  production,
  queries,
}: {
  schema: GraphQLSchema;
  production: boolean;
  /** Where queries that are let through are kept. */
  queries: CompiledQueries;
}): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    // Subscriptions are served over sockets only (server/live). And graphql-js throws while it validates `@skip(if: $x)` on the root field of one.
    schema: new GraphQLSchema({ ...schema.toConfig(), subscription: null }),
    parseOptions,
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: MAX_KEPT_DOCUMENT_BYTES }),
    // The product's own pages send whole documents; nobody else is to have documents kept here.
    persistedQueries: false,
    validationRules: limitRules,
    // Suggestions would spell out the schema that introspection hides. Apollo Server's own setting leaves those about variables.
    formatError: production ? (...failure) => withoutSuggestion(formatError(...failure)) : formatError,
    introspection: !production,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    // The process stops in server/main.ts, which finishes requests and closes the store in order.
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      production
        ? ApolloServerPluginLandingPageDisabled()
        : ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: true }),
      queries.plugin,
      noSubscriptions,
      retryLater,
      knowErrors,
    ],
  });
}
