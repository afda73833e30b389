import { calculateObjectSize, Long } from 'bson';
import { fail } from './errors.ts';
import { type Doc, MAX_DOCUMENT_BYTES } from './values.ts';

/** A cursor that is unused for this long is deleted, as in MongoDB; in milliseconds. */
const IDLE_MS = 10 * 60 * 1000;
const DEFAULT_BATCH = 101;
/** A batch holds at most as many bytes as a document may have; bson cannot write much more at once. */
const MAX_BATCH_BYTES = MAX_DOCUMENT_BYTES;

interface Cursor {
  readonly namespace: string;
  readonly rest: readonly Doc[];
  usedAt: number;
}

/** Results that are sent in batches. */
export class Cursors {
  private readonly open = new Map<string, Cursor>();
  private lastId = 0;

  /** The first batch, with a cursor for the rest if there is any. */
  first(namespace: string, docs: readonly Doc[], batchSize = DEFAULT_BATCH, { singleBatch = false } = {}): object {
    const { batch, rest } = cut(docs, batchSize);
    return {
      cursor: {
        id: singleBatch || rest.length === 0 ? Long.ZERO : this.keep(namespace, rest),
        ns: namespace,
        firstBatch: batch,
      },
    };
  }

  /** @throws StoreError `CursorNotFound` */
  next(id: Long, batchSize = Infinity): object {
    const cursor = this.open.get(id.toString());
    if (!cursor) return fail('CursorNotFound', `cursor id ${id.toString()} not found`);
    this.open.delete(id.toString());
    const { batch, rest } = cut(cursor.rest, batchSize === 0 ? Infinity : batchSize);
    if (rest.length > 0) this.open.set(id.toString(), { ...cursor, rest, usedAt: Date.now() });
    return { cursor: { id: rest.length === 0 ? Long.ZERO : id, ns: cursor.namespace, nextBatch: batch } };
  }

  /**
   * Deletes a cursor.
   * @returns whether there was one
   */
  kill(id: Long): boolean {
    return this.open.delete(id.toString());
  }

  private keep(namespace: string, rest: readonly Doc[]): Long {
    const now = Date.now();
    for (const [id, { usedAt }] of this.open) if (now - usedAt > IDLE_MS) this.open.delete(id);
    this.lastId += 1;
    const id = Long.fromNumber(this.lastId);
    this.open.set(id.toString(), { namespace, rest, usedAt: now });
    return id;
  }
}

function cut(
  docs: readonly Doc[],
  batchSize: number,
): { readonly batch: readonly Doc[]; readonly rest: readonly Doc[] } {
  let bytes = 0;
  const full = docs.findIndex(
    (doc, index) => index >= batchSize || ((bytes += entryBytes(doc, index)) > MAX_BATCH_BYTES && index > 0),
  );
  const count = full < 0 ? docs.length : full;
  return { batch: docs.slice(0, count), rest: docs.slice(count) };
}

/** A document's bytes in a list: itself, and before it a byte for its type and its index as zero-terminated text. */
function entryBytes(doc: Doc, index: number): number {
  return calculateObjectSize(doc) + String(index).length + 2;
}
