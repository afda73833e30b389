import { mongo } from 'mongoose';
import type { RunningServer } from '../../scripts/runningServer.ts';
import { addressOfOwner } from '../../server/store/embedded/index.ts';

const TEN_MINUTES_MS = 600_000;

/** Makes all of a login's sessions look ten minutes old: too old for actions that need a recent sign-in. */
export function putSignInBack(server: RunningServer, accountId: string): Promise<void> {
  return putBack(server, accountId, 'authenticatedAt');
}

/** Moves the access windows of all of a login's sessions into the past. */
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
