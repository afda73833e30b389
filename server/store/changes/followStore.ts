import { type Connection, mongo } from 'mongoose';
import { log } from '../../operations/log.ts';
import { followChangeStream } from './changeStream.ts';
import { listenTo } from './storeChanges.ts';

/**
 * Decides, once for a connection, where changes are learned from: from the store where it is a replica set and tells what anybody writes,
 * otherwise from what this process writes itself.
 * @returns what ends it.
 */
export async function followStore(connection: Connection): Promise<() => Promise<void>> {
  if (await hasChangeStreams(connection)) {
    try {
      return await followChangeStream(connection);
    } catch (error) {
      if (!(error instanceof mongo.MongoError)) throw error;
      log.warn({ err: error }, 'The store refuses a change stream: changes by other servers are not seen.');
    }
  }
  listenTo('OWN_WRITES');
  return async () => undefined;
}

/** Members of a replica set and routers of a sharded cluster have them; a single server and the embedded store have not. */
async function hasChangeStreams({ db }: Connection): Promise<boolean> {
  const hello = await db?.admin().command({ hello: 1 });
  return hello !== undefined && ('setName' in hello || hello['msg'] === 'isdbgrid');
}
