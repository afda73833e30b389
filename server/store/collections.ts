import mongoose from 'mongoose';

/**
 * What a backup leaves out, because it must not come back: a session, a key or a code of a mail that has ended since would open something again,
 * a mail that was sent since would be sent again, attempts are counted anew, and nobody holds a lock any more. Whatever else the store has is
 * backed up.
 */
const LEFT_OUT: readonly string[] = ['sessions', 'programKeys', 'oneTimeCodes', 'mails', 'limits', 'locks'];

/** Where a restore says that it has begun, until it is done. */
export const UNFINISHED_RESTORE = 'unfinishedRestore';

/** What the product's first start puts into an empty store, before anybody has registered. */
const OF_A_FIRST_START: readonly string[] = ['joinCode', 'questions', 'migrations', 'jobs'];

/** Collections that the first import makes, which may happen just after a backup has listed them. All others exist before any write. */
const OF_AN_IMPORT: readonly string[] = ['stagedImportItems', 'decidedImports'];

/** The collections that make up a backup, by name. */
export async function backedUpCollections(): Promise<string[]> {
  const names = new Set([...(await collectionNames()), ...OF_AN_IMPORT]);
  return [...names].filter((name) => !LEFT_OUT.includes(name)).sort();
}

/** The collections that hold something only people can have brought. */
export async function collectionsWithContent(): Promise<string[]> {
  const names = (await backedUpCollections()).filter((name) => !OF_A_FIRST_START.includes(name));
  const counts = await Promise.all(
    names.map((name) => mongoose.connection.collection(name).countDocuments({}, { limit: 1 })),
  );
  return names.filter((_, index) => counts[index] !== 0);
}

/** @throws Error where the product has never run: a command would begin a store that is not the product's. */
export async function refuseUnusedStore(): Promise<void> {
  if ((await collectionNames()).length > 0) return;
  throw new Error('The product has never run on this store. Is it the right one?');
}

/** Removes every document of the store but the restore's own. */
export async function emptyStore(): Promise<void> {
  const names = await collectionNames();
  await Promise.all(names.map((name) => mongoose.connection.collection(name).deleteMany({})));
}

/** All collections of the database, less those of MongoDB itself and of a restore. */
async function collectionNames(): Promise<string[]> {
  const infos = (await mongoose.connection.db?.listCollections({}, { nameOnly: true }).toArray()) ?? [];
  return infos
    .filter(({ name, type }) => type === 'collection' && !name.startsWith('system.') && name !== UNFINISHED_RESTORE)
    .map(({ name }) => name)
    .sort();
}
