import mongoose from 'mongoose';
import { UNFINISHED_RESTORE } from './collections.ts';

/** A restore was cut off: what the store holds is a part of a backup. */
export class UnfinishedRestore extends Error {
  override readonly message =
    'A restore into this store was cut off, so it holds a part of a backup and nothing else. Run `npm run restore -- FILE` again.';
}

const marks = () => mongoose.connection.collection<{ _id: string; beganAt: Date }>(UNFINISHED_RESTORE);

/** Says that the store holds a part of a backup from now on. */
export async function beginRestore(beganAt: Date): Promise<void> {
  await marks().updateOne({ _id: 'restore' }, { $set: { beganAt } }, { upsert: true });
}

/** Says that the store is whole: with this one write the restore has happened. */
export async function endRestore(): Promise<void> {
  await marks().deleteMany({});
}

export async function isRestoreUnfinished(): Promise<boolean> {
  return (await marks().countDocuments({}, { limit: 1 })) > 0;
}

/** @throws UnfinishedRestore where a restore was cut off: nobody is to read or write a part of a backup. */
export async function refuseUnfinishedRestore(): Promise<void> {
  if (await isRestoreUnfinished()) throw new UnfinishedRestore();
}
