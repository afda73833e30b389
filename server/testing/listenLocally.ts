import { once } from 'node:events';
import type { Server } from 'node:net';

/**
 * Makes a server listen on this machine, on a free port by default.
 * @returns the port
 */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  return address.port;
}
