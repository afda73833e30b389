import type { Schema } from 'mongoose';
import { announce, type StoreChange } from './storeChanges.ts';

/*
 * Announces what this process writes through its models, for stores that do not report changes (docs/decisions/0009-live-changes.md). The
 * hooks run after the store has acknowledged the write and before the request is answered. Add them to a schema before making its model.
 */

/** Announces documents that are written one by one. */
export function announceDocuments<Doc>(schema: Schema<Doc>, changeOf: (document: Doc) => StoreChange): void {
  schema.post('save', (document: Doc) => announce('OWN_WRITES', changeOf(document)));
  schema.post('findOneAndUpdate', (document: Doc | null) => {
    if (document !== null) announce('OWN_WRITES', changeOf(document));
  });
}

/** Announces writes by filter, which may change any documents. */
export function announceWrites<Doc>(schema: Schema<Doc>, change: StoreChange): void {
  const announceIt = (): void => announce('OWN_WRITES', change);
  schema.post(['updateOne', 'updateMany', 'deleteOne', 'deleteMany'], announceIt);
  schema.post('insertMany', announceIt);
}
