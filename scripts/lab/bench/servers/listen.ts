import type { Server } from 'node:http';
import { listenLocally } from '../../../../server/testing/listenLocally.ts';

/** Listens on a free port of this machine and prints where. */
export async function listen(server: Server): Promise<void> {
  console.log(`Listening on http://127.0.0.1:${await listenLocally(server)}`);
}
