import type { CommandChanges } from './commandChanges.ts';
import type { DiskWrite } from './disk.ts';
import { duplicateKey, fail } from './errors.ts';
import { equalValues, Index } from './indexes.ts';
import { matcher } from './query.ts';
import { type Doc, encode, isArray, isDoc, keyOf, MAX_DOCUMENT_BYTES, type Value } from './values.ts';

/** Separates the parts of a key on the disk; no name can contain it. */
const SEPARATOR = '\u0000';

/** Every collection has this index: by `_id`, which is unique. */
const ID_INDEX: Doc = { v: 2, key: { _id: 1 }, name: '_id_' };

/** A namespace's documents in memory, and what to tell the disk about each change. */
export class Collection {
  private readonly docs = new Map<string, Doc>();
  private readonly indexes = new Map<string, Index>();

  constructor(
    /** Database and collection, such as `tracker.users`. */
    readonly namespace: string,
    /** Counts the documents that queries examined. */
    private readonly examined: (count: number) => void,
  ) {}

  get indexSpecs(): readonly Doc[] {
    return [ID_INDEX, ...[...this.indexes.values()].map(({ spec }) => spec)];
  }

  get ttlIndexes(): readonly Index[] {
    return [...this.indexes.values()].filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  }

  /** The documents that match a checked filter. Without a sort, their order may change: after a restart, it is the disk's. */
  find(filter: Doc): readonly Doc[] {
    const matches = matcher(filter);
    const candidates = this.candidates(filter);
    this.examined(candidates.length);
    return candidates.filter(matches);
  }

  /** @throws StoreError `DuplicateKey`, or why the document cannot be stored. */
  insert(given: Doc, changes: CommandChanges): Doc {
    const { _id: id, ...fields } = given;
    if (id === undefined || isArray(id) || (isDoc(id) && Object.keys(id).some((name) => name.startsWith('$'))))
      return fail('InvalidIdField', "The '_id' value cannot be of this type");
    const doc: Doc = { _id: id, ...fields };
    const key = keyOf(id);
    if (this.docs.has(key)) throw duplicateKey(this.namespace, '_id_', { _id: 1 }, { _id: id });
    this.put(key, undefined, doc, changes);
    return doc;
  }

  /**
   * Replaces a document.
   * @returns whether that changed anything
   * @throws StoreError `DuplicateKey`
   */
  replace(before: Doc, { _id: id = null, ...fields }: Doc, changes: CommandChanges): boolean {
    const after: Doc = { _id: id, ...fields };
    if (Buffer.compare(encode(before), encode(after)) === 0) return false;
    this.put(keyOf(id), before, after, changes);
    return true;
  }

  remove(doc: Doc, changes: CommandChanges): void {
    const id = keyOf(doc['_id']);
    this.forget(id, doc);
    changes.record(
      [this.forgetting(id)],
      () => this.keep(id, doc),
      () => [this.keeping(id, encode(doc))],
    );
  }

  /** Adds an index; leaves an existing one with the same options alone. */
  createIndex(spec: Doc, changes: CommandChanges): void {
    const index = new Index(spec);
    const key = keyOf(index.spec['key']);
    const existing = this.indexSpecs.find(({ name, key: other }) => name === index.name || keyOf(other) === key);
    if (existing === ID_INDEX || (existing && sameSpec(existing, index.spec))) return;
    if (existing) {
      const code = existing['name'] === index.name ? 'IndexKeySpecsConflict' : 'IndexOptionsConflict';
      fail(code, `An index exists already with the same name or keys, but other ones or options: ${index.name}`);
    }
    for (const [id, doc] of this.docs) {
      index.check(doc, id, this.namespace);
      index.add(doc, id);
    }
    const before = this.describe();
    this.indexes.set(index.name, index);
    changes.record(
      [this.describe()],
      () => this.indexes.delete(index.name),
      () => [before],
    );
  }

  /** What the disk keeps about the collection itself. */
  describe(): DiskWrite {
    return {
      type: 'put',
      key: metaKey(this.namespace),
      value: encode({ indexes: [...this.indexes.values()].map(({ spec }) => spec) }),
    };
  }

  /** Writes that remove the collection from the disk. */
  forgetAll(): readonly DiskWrite[] {
    return [
      { type: 'del', key: metaKey(this.namespace) },
      ...[...this.docs.keys()].map((id): DiskWrite => ({ type: 'del', key: this.docKey(id) })),
    ];
  }

  /** What the disk keeps about the collection and everything in it. */
  all(): readonly DiskWrite[] {
    return [this.describe(), ...[...this.docs].map(([id, doc]) => this.keeping(id, encode(doc)))];
  }

  /** Takes in an entry from the disk. */
  load(entry: { readonly indexes: Value } | { readonly doc: Doc }): void {
    if ('doc' in entry) return this.keep(keyOf(entry.doc['_id']), entry.doc);
    for (const spec of isArray(entry.indexes) ? entry.indexes.filter(isDoc) : []) {
      const index = new Index(spec);
      for (const [id, doc] of this.docs) index.add(doc, id);
      this.indexes.set(index.name, index);
    }
  }

  private put(id: string, before: Doc | undefined, after: Doc, changes: CommandChanges): void {
    const value = encode(after);
    if (value.byteLength > MAX_DOCUMENT_BYTES)
      fail('BSONObjectTooLarge', `a document of ${value.byteLength} bytes, where ${MAX_DOCUMENT_BYTES} are the most`);
    for (const index of this.indexes.values()) index.check(after, id, this.namespace);
    if (before) this.forget(id, before, true);
    this.keep(id, after);
    const undo = (): void => {
      this.forget(id, after, before !== undefined);
      if (before) this.keep(id, before);
    };
    const takeBack = () => [before ? this.keeping(id, encode(before)) : this.forgetting(id)];
    changes.record([this.keeping(id, value)], undo, takeBack);
  }

  private keep(id: string, doc: Doc): void {
    this.docs.set(id, doc);
    for (const index of this.indexes.values()) index.add(doc, id);
  }

  /** Removes a document. `keepsPlace` is for a document that is about to be replaced. */
  private forget(id: string, doc: Doc, keepsPlace = false): void {
    for (const index of this.indexes.values()) index.remove(doc, id);
    if (!keepsPlace) this.docs.delete(id);
  }

  private candidates(filter: Doc): readonly Doc[] {
    let ids: readonly string[] | undefined = equalValues(filter, '_id')?.map(keyOf);
    for (const index of this.indexes.values()) ids ??= index.idsFor(filter);
    if (!ids) return [...this.docs.values()];
    return [...new Set(ids)].map((id) => this.docs.get(id)).filter((doc) => doc !== undefined);
  }

  private keeping(id: string, value: Uint8Array): DiskWrite {
    return { type: 'put', key: this.docKey(id), value };
  }

  private forgetting(id: string): DiskWrite {
    return { type: 'del', key: this.docKey(id) };
  }

  private docKey(id: string): string {
    return ['doc', this.namespace, id].join(SEPARATOR);
  }
}

const metaKey = (namespace: string): string => ['meta', namespace].join(SEPARATOR);

/** The kind and namespace in a disk key. */
export function readKey(key: string): { readonly kind: string; readonly namespace: string } {
  const [kind = '', namespace = ''] = key.split(SEPARATOR, 2);
  return { kind, namespace };
}

const sameSpec = (a: Doc, b: Doc): boolean =>
  ['name', 'key', 'unique', 'sparse', 'expireAfterSeconds'].every(
    (option) => keyOf(a[option] ?? false) === keyOf(b[option] ?? false),
  );
