import type { Schema } from 'mongoose';
import { announce, type StoreChange } from './storeChanges.ts';

/*
 * What this process writes through its models, for stores that do not tell (docs/decisions/0009-live-changes.md). The hooks run once
 * the store has acknowledged the write, and before whoever wrote is answered. A schema takes them before its model is made.
 */

/** Announces the documents that are written one by one. */
export function announceDocuments<Doc>(schema: Schema<Doc>, changeOf: (document: Doc) => StoreChange): void {
  schema.post('save', (document: Doc) => announce('OWN_WRITES', changeOf(document)));
  schema.post('findOneAndUpdate', (document: Doc | null) => {
    if (document !== null) announce('OWN_WRITES', changeOf(document));
  });
}

/** Announces the writes that do not say which documents they come to. */
export function announceWrites<Doc>(schema: Schema<Doc>, change: StoreChange): void {
  const announceIt = (): void => announce('OWN_WRITES', change);
  schema.post(['updateOne', 'updateMany', 'deleteOne', 'deleteMany'], announceIt);
  schema.post('insertMany', announceIt);
}
