import 'reflect-metadata';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { createDependencies } from '../../../../server/identity/dependencies.ts';
import { createContext, type IdentityContext } from '../../../../server/identity/identityContext.ts';
import { SecretCookie } from '../../../../server/identity/secrets/secretCookie.ts';
import { forgetWithLogin, MODELS } from '../../../../server/models.ts';
import { clientOf } from '../../../../server/operations/client.ts';
import { readConfig } from '../../../../server/operations/settings/config.ts';
import { createSchema } from '../../../../server/schema.ts';
import { connectStore } from '../../../../server/store/connection.ts';

/** What every server gets: the product's schema with its resolvers and permissions, and the product's way of finding out who asks. */
interface Rival {
  schema: GraphQLSchema;
  contextOf: (request: IncomingMessage, response: ServerResponse) => Promise<IdentityContext>;
}

/** Connects to the store that the settings name. */
export async function createRival(): Promise<Rival> {
  const config = readConfig();
  if (config.mongodbUri === null) throw new Error('MONGODB_URI is not set.');
  await connectStore(config.mongodbUri, MODELS);
  const circumstances = {
    cookie: new SecretCookie('session', false),
    linkCookie: new SecretCookie('sign-in-link', false),
    knownBrowserCookie: new SecretCookie('known-browser', false),
    clock: () => new Date(),
    random: Math.random,
    dependencies: createDependencies(config, {
      origin: () => new URL('http://localhost'),
      forgetWithLogin,
    }),
  };
  const contextOf: Rival['contextOf'] = (request, response) =>
    createContext(circumstances, {
      record: null,
      cookieHeader: request.headers.cookie,
      authorization: request.headers.authorization,
      client: clientOf(request, false),
      addHeader: (name, value) => response.appendHeader(name, value),
    });
  return { schema: createSchema(), contextOf };
}
