import mongoose, { mongo } from 'mongoose';
import { backedUpCollections, collectionsWithContent } from '../store/collections.ts';
import { refuseUnfinishedRestore } from '../store/unfinishedRestore.ts';
import { type BackedUp, type Counts, writeBackup } from './backupFile.ts';

/** Documents that the store hands over at once: few enough for a running product to answer others between two batches. */
const BATCH = 200;

/** MongoDB's code for a server that stands alone, and so has no snapshots. */
const NOT_A_REPLICA_SET = 123;

/**
 * Writes everything that the store held at one moment to a file, while it goes on working.
 * @throws Error with one sentence when there is nothing to back up, the store cannot show one moment, or the file cannot be written.
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

/** All collections in one command, which sees one moment of all of them. */
function everything([first = '', ...others]: readonly string[]): AsyncIterable<BackedUp> {
  const labelled = (collection: string): mongo.Document[] => [{ $project: { collection, document: '$$ROOT' } }];
  return mongoose.connection
    .collection(first)
    .aggregate<BackedUp>(
      [...labelled(first), ...others.map((coll) => ({ $unionWith: { coll, pipeline: labelled(coll) } }))],
      { readConcern: { level: 'snapshot' }, batchSize: BATCH, promoteValues: false },
    );
}
