import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenLocally } from '../../../server/testing/listenLocally.ts';

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  server.close();
  await once(server, 'close');
  return port;
}
