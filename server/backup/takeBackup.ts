import mongoose, { mongo } from 'mongoose';
import { backedUpCollections, collectionsWithContent } from '../store/collections.ts';
import { refuseUnfinishedRestore } from '../store/unfinishedRestore.ts';
import { type BackedUp, type Counts, writeBackup } from './backupFile.ts';

/** How many documents the store hands over at once: few enough that a running product can answer others between two batches. */
const BATCH = 200;

/** MongoDB's error code for a standalone server, which has no snapshots. */
const NOT_A_REPLICA_SET = 123;

/**
 * Writes everything in the store, as of one moment, to a file while the store goes on working.
 * @throws Error with one sentence when there is nothing to back up, the store cannot give a snapshot, or the file cannot be written.
 */
export async function takeBackup(path: string, at: Date): Promise<Counts> {
  await refuseUnfinishedRestore();
  if ((await collectionsWithContent()).length === 0) {
    throw new Error('Nobody has registered in this store, so there is nothing to back up. Is it the right one?');
  }
  try {
    return await writeBackup(path, at, everything(await backedUpCollections()));
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError && error.code === NOT_A_REPLICA_SET)) throw error;
    throw new Error('This MongoDB is not a replica set, so it cannot show all collections at one moment.', {
      cause: error,
    });
  }
}

/** Reads all collections with one command, so that it sees them at the same moment. */
function everything([first = '', ...others]: readonly string[]): AsyncIterable<BackedUp> {
  const labelled = (collection: string): mongo.Document[] => [{ $project: { collection, document: '$$ROOT' } }];
  return mongoose.connection
    .collection(first)
    .aggregate<BackedUp>(
      [...labelled(first), ...others.map((coll) => ({ $unionWith: { coll, pipeline: labelled(coll) } }))],
      { readConcern: { level: 'snapshot' }, batchSize: BATCH, promoteValues: false },
    );
}
