import mongoose from 'mongoose';

/**
 * What a backup leaves out, because it must not come back. An ended session, key or mailed code would open something again, and a sent mail
 * would be sent again. Attempts are counted anew, and nobody holds a lock anymore. Everything else in the store is backed up.
 */
const LEFT_OUT: readonly string[] = ['sessions', 'programKeys', 'oneTimeCodes', 'mails', 'limits', 'locks'];

/** Where a restore notes that it has begun, until it is done. */
export const UNFINISHED_RESTORE = 'unfinishedRestore';

/** What the product's first start puts into an empty store, before anybody registers. */
const OF_A_FIRST_START: readonly string[] = ['joinCode', 'questions', 'migrations', 'jobs'];

/** Collections that the first import makes, perhaps just after a backup has listed the others. All others exist before any write. */
const OF_AN_IMPORT: readonly string[] = ['stagedImportItems', 'decidedImports'];

/** The names of the collections in a backup. */
export async function backedUpCollections(): Promise<string[]> {
  const names = new Set([...(await collectionNames()), ...OF_AN_IMPORT]);
  return [...names].filter((name) => !LEFT_OUT.includes(name)).sort();
}

/** The collections whose content must come from people. */
export async function collectionsWithContent(): Promise<string[]> {
  const names = (await backedUpCollections()).filter((name) => !OF_A_FIRST_START.includes(name));
  const counts = await Promise.all(
    names.map((name) => mongoose.connection.collection(name).countDocuments({}, { limit: 1 })),
  );
  return names.filter((_, index) => counts[index] !== 0);
}

/** @throws Error when the product has never run here: a command would otherwise create a store that is not the product's. */
export async function refuseUnusedStore(): Promise<void> {
  if ((await collectionNames()).length > 0) return;
  throw new Error('The product has never run on this store. Is it the right one?');
}

/** Deletes every document in the store, except the restore's own. */
export async function emptyStore(): Promise<void> {
  const names = await collectionNames();
  await Promise.all(names.map((name) => mongoose.connection.collection(name).deleteMany({})));
}

/** All collections of the database, except MongoDB's own and a restore's. */
async function collectionNames(): Promise<string[]> {
  const infos = (await mongoose.connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  return infos
    .filter(({ name, type }) => type === 'collection' && !name.startsWith('system.') && name !== UNFINISHED_RESTORE)
    .map(({ name }) => name)
    .sort();
}
