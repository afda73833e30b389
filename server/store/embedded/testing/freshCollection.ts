import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import type { TestCollection, TestDocument } from './testCollection.ts';

/** A new collection for each test, on the store that the tests use: a real MongoDB or the embedded one. */
export function freshCollections(): () => TestCollection {
  const client = new mongo.MongoClient(process.env['TEST_MONGODB_URI'] ?? '');
  const database = client.db(`conformance-${randomUUID().slice(0, 8)}`);
  let count = 0;
  beforeAll(() => client.connect());
  afterAll(async () => {
    await database.dropDatabase();
    await client.close();
  });
  return () => database.collection<TestDocument>(`c${(count += 1)}`);
}

/** The error code of a failed operation. */
export async function codeOf(operation: Promise<unknown>): Promise<unknown> {
  try {
    return { succeeded: await operation };
  } catch (error) {
    return error instanceof mongo.MongoServerError ? error.code : error;
  }
}

/** A row's name: what it does, short enough to read. */
export const named = (value: unknown): string => mongo.BSON.EJSON.stringify(value).slice(0, 90);
