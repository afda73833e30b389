import { type Connection, mongo } from 'mongoose';
import { log } from '../../operations/log.ts';
import { followChangeStream } from './changeStream.ts';
import { listenTo } from './storeChanges.ts';

/**
 * Decides once for a connection where to learn of changes. A replica set that grants a change stream reports everybody's writes. With any
 * other store, this process announces its own writes.
 * @returns a function that ends it.
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

/** Members of a replica set and routers of a sharded cluster have change streams; a single server and the embedded store do not. */
async function hasChangeStreams({ db }: Connection): Promise<boolean> {
  const hello = await db?.admin().command({ hello: 1 });
  return hello !== undefined && ('setName' in hello || hello['msg'] === 'isdbgrid');
}
