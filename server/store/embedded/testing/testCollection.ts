import type { mongo } from 'mongoose';

/** A document with an id of any type, valid or not; the driver's own type assumes an ObjectId. */
export interface TestDocument extends mongo.Document {
  _id?: string | number | bigint | boolean | object | null;
}

export type TestCollection = mongo.Collection<TestDocument>;
