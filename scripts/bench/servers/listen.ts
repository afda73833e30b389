import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on a free port of this machine and prints where. */
export async function listen(server: Server): Promise<void> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  console.log(`Listening on http://127.0.0.1:${address.port}`);
}
