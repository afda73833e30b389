import { once } from 'node:events';
import type { Server } from 'node:net';

/** Has a server listen on a free port of this machine; gives the port. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  return address.port;
}
