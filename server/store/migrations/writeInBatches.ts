import type { Collection, mongo } from 'mongoose';

const BATCH = 1000;

/**
 * Writes what follows from each document, many writes with one command: one by one, those of 100,000 people take a minute. A write's filter
 * has to leave alone a document that another server, which has run the migration, brought up to date since it was read.
 */
export async function writeInBatches<Stored extends object, Found>(
  collection: Collection<Stored>,
  found: AsyncIterable<Found>,
  writesOf: (document: Found) => readonly mongo.AnyBulkWriteOperation<Stored>[],
): Promise<void> {
  let writes: mongo.AnyBulkWriteOperation<Stored>[] = [];
  for await (const document of found) {
    writes.push(...writesOf(document));
    if (writes.length < BATCH) continue;
    await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  }
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
}
