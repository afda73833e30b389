import type { Collection, Model } from 'mongoose';

/**
 * A model's collection without mongoose, for what is read before every answer: mongoose's own code took 9 % of Home's processor time.
 * Nothing is cast, checked or filled in, so filters must use the stored types.
 */
export function driverOf<Stored extends object>({ db, collection }: Model<Stored>): Collection<Stored> {
  return db.collection<Stored>(collection.collectionName);
}
