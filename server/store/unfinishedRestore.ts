import mongoose from 'mongoose';
import { UNFINISHED_RESTORE } from './collections.ts';

/** A restore was interrupted: the store holds part of a backup. */
export class UnfinishedRestore extends Error {
  override readonly message =
    'A restore into this store was cut off, so it holds a part of a backup and nothing else. Run `npm run restore -- FILE` again.';
}

const marks = () => mongoose.connection.collection<{ _id: string; beganAt: Date }>(UNFINISHED_RESTORE);

/** Marks the store as holding part of a backup. */
export async function beginRestore(beganAt: Date): Promise<void> {
  await marks().updateOne({ _id: 'restore' }, { $set: { beganAt } }, { upsert: true });
}

/** Marks the store as complete: with this one write, the restore has happened. */
export async function endRestore(): Promise<void> {
  await marks().deleteMany({});
}

export async function isRestoreUnfinished(): Promise<boolean> {
  return (await marks().countDocuments({}, { limit: 1 })) > 0;
}

/** @throws UnfinishedRestore when a restore was interrupted: nobody should read or write part of a backup. */
export async function refuseUnfinishedRestore(): Promise<void> {
  if (await isRestoreUnfinished()) throw new UnfinishedRestore();
}
