import { mongo } from 'mongoose';

const DUPLICATE_KEY = 11_000;

/** Whether a write failed because another document has the same value in a unique field. */
export function isDuplicateOf(error: unknown, field: string): boolean {
  return (
    error instanceof mongo.MongoServerError && error.code === DUPLICATE_KEY && field in (error['keyPattern'] ?? {})
  );
}

/** Whether an insert of several documents failed only because some of them already existed. */
export function areDuplicates(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return false;
  const failures = [error.writeErrors].flat();
  return failures.length > 0 && failures.every(({ code }) => code === DUPLICATE_KEY);
}
