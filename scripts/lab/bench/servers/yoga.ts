/** GraphQL Yoga with its default settings on Node's own server, as its documentation sets it up. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { listen } from './listen.ts';
import { createRival } from './rival.ts';

const { schema, contextOf } = await createRival();
const yoga = createYoga<{ req: IncomingMessage; res: ServerResponse }>({
  schema,
  context: ({ req, res }) => contextOf(req, res),
});
await listen(createServer((request, response) => void yoga(request, response)));
