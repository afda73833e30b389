/** Apollo Server with its default settings behind Express, set up as its documentation says, but without CORS. */
import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import type { IdentityContext } from '../../../../server/identity/identityContext.ts';
import { listen } from './listen.ts';
import { createRival } from './rival.ts';

const { schema, contextOf } = await createRival();
const app = express();
const httpServer = createServer(app);
const server = new ApolloServer<IdentityContext>({
  schema,
  plugins: [ApolloServerPluginDrainHttpServer({ httpServer })],
});
await server.start();
app.use('/graphql', express.json(), expressMiddleware(server, { context: ({ req, res }) => contextOf(req, res) }));
await listen(httpServer);
