import { mongo } from 'mongoose';
import type { RunningServer } from '../../scripts/runningServer.ts';
import { addressOfOwner } from '../../server/store/embedded/index.ts';

const TEN_MINUTES_MS = 600_000;

/** Puts the sign-in of all sessions of a login back, as if it was ten minutes ago: too long for what asks for a recent one. */
export function putSignInBack(server: RunningServer, accountId: string): Promise<void> {
  return putBack(server, accountId, 'authenticatedAt');
}

/** Puts the end of the access window of all sessions of a login back, so that it is over. */
export function endAccessWindow(server: RunningServer, accountId: string): Promise<void> {
  return putBack(server, accountId, 'accessEndsAt');
}

async function putBack({ dataDir }: RunningServer, accountId: string, time: string): Promise<void> {
  const client = await mongo.MongoClient.connect(await addressOfOwner(dataDir));
  try {
    const sessions = client.db().collection('sessions');
    const past = { $set: { [time]: new Date(Date.now() - TEN_MINUTES_MS) } };
    const { modifiedCount } = await sessions.updateMany({ accountId, state: 'OPEN' }, past);
    if (modifiedCount === 0) throw new Error('That login has no session.');
  } finally {
    await client.close();
  }
}
