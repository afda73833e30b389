import { isDeepStrictEqual } from 'node:util';
import { mongo } from 'mongoose';
import { addressOfOwner } from '../../server/store/embedded/index.ts';

/**
 * Keeps a copy of a product's store.
 * @param folder the folder where the running product keeps its store
 * @returns a function that restores the copy
 */
export async function keepStore(folder: string): Promise<() => Promise<void>> {
  const kept = await withStore(folder, contentsOf);
  return () =>
    withStore(folder, async (store) => {
      for (const [name, documents] of await contentsOf(store)) {
        const before = kept.get(name) ?? [];
        if (isDeepStrictEqual(documents, before)) continue;
        await store.collection(name).deleteMany({});
        if (before.length > 0) await store.collection(name).insertMany(before);
      }
    });
}

/** Connects for each use, because restarting the product closes its connections. */
async function withStore<Result>(folder: string, use: (store: mongo.Db) => Promise<Result>): Promise<Result> {
  const client = await mongo.MongoClient.connect(await addressOfOwner(folder));
  try {
    return await use(client.db());
  } finally {
    await client.close();
  }
}

async function contentsOf(store: mongo.Db): Promise<Map<string, mongo.Document[]>> {
  const collections = await store.collections();
  return new Map(
    await Promise.all(
      collections.map(async (one): Promise<[string, mongo.Document[]]> => [
        one.collectionName,
        await one.find().sort({ _id: 1 }).toArray(),
      ]),
    ),
  );
}
