import type { mongo } from 'mongoose';

/** With any id that a store takes or refuses; the driver's own type takes every id for an ObjectId. */
export interface TestDocument extends mongo.Document {
  _id?: string | number | bigint | boolean | object | null;
}

export type TestCollection = mongo.Collection<TestDocument>;
