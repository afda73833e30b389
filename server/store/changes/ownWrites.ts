import type { Schema } from 'mongoose';
import { announce, type StoreChange } from './storeChanges.ts';

/*
 * What this process writes through its models, for stores that do not report changes (docs/decisions/0009-live-changes.md). The hooks run
 * once the store has acknowledged the write, and before the request is answered. They must be added to a schema before its model is made.
 */

/** Announces the documents that are written one by one. */
export function announceDocuments<Doc>(schema: Schema<Doc>, changeOf: (document: Doc) => StoreChange): void {
  schema.post('save', (document: Doc) => announce('OWN_WRITES', changeOf(document)));
  schema.post('findOneAndUpdate', (document: Doc | null) => {
    if (document !== null) announce('OWN_WRITES', changeOf(document));
  });
}

/** Announces writes by filter, of which it is not known which documents they change. */
export function announceWrites<Doc>(schema: Schema<Doc>, change: StoreChange): void {
  const announceIt = (): void => announce('OWN_WRITES', change);
  schema.post(['updateOne', 'updateMany', 'deleteOne', 'deleteMany'], announceIt);
  schema.post('insertMany', announceIt);
}
