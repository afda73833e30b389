import { duplicateKey, fail, unsupported } from './errors.ts';
import { toNumber } from './numbers.ts';
import { candidates, indexedValues, split } from './paths.ts';
import { conjuncts } from './query.ts';
import { directions } from './sorting.ts';
import { type Doc, isArray, isDoc, isNumeric, keyOf, type Maybe, truthy, type Value } from './values.ts';

/** Options that change nothing here. There is only one version of indexes, and building one blocks nobody for long. */
const KNOWN_OPTIONS: readonly string[] = ['v', 'key', 'name', 'unique', 'sparse', 'expireAfterSeconds', 'background'];

/** An index. It finds documents by its first field's value and, if it is unique, also by all its fields. Sorting does not use it. */
export class Index {
  readonly spec: Doc;
  readonly name: string;
  readonly expireAfterSeconds: number | undefined;
  private readonly keyPattern: Doc;
  private readonly paths: readonly (readonly string[])[];
  private readonly unique: boolean;
  private readonly sparse: boolean;
  private readonly byFirstField = new Map<string, Set<string>>();
  private readonly byAllFields = new Map<string, string>();

  /** @throws StoreError for a kind of index that the store does not support. */
  constructor(spec: Doc) {
    const strange = Object.keys(spec).find((option) => !KNOWN_OPTIONS.includes(option));
    if (strange !== undefined) unsupported(`the index option ${strange}`);
    const { key = null, name, unique, sparse, expireAfterSeconds } = spec;
    this.keyPattern = Object.fromEntries(directions(key, 'index key'));
    const fields = Object.keys(this.keyPattern);
    if (fields.length === 0) fail('CannotCreateIndex', 'Index keys cannot be an empty object');
    if (expireAfterSeconds !== undefined && (!isNumeric(expireAfterSeconds) || fields.length > 1))
      fail('CannotCreateIndex', 'TTL indexes are single-field indexes with a number of seconds');
    this.spec = { v: 2, ...spec };
    this.name =
      typeof name === 'string' && name !== ''
        ? name
        : fail('FailedToParse', "The 'name' field is a required property of an index specification");
    this.paths = fields.map(split);
    this.unique = truthy(unique);
    this.sparse = truthy(sparse);
    this.expireAfterSeconds = isNumeric(expireAfterSeconds) ? toNumber(expireAfterSeconds) : undefined;
  }

  /** The field that a TTL index watches, and the first field that look-ups use. */
  get firstPath(): readonly string[] {
    return this.paths[0] ?? [];
  }

  /** @throws StoreError `DuplicateKey` when another document already has the key. */
  check(doc: Doc, id: string, namespace: string): void {
    const keys = this.keysOf(doc);
    if (!this.unique) return;
    const taken = keys.find((key) => (this.byAllFields.get(key) ?? id) !== id);
    if (taken === undefined) return;
    const { keyPattern } = this;
    const values = Object.keys(keyPattern).map((field) => [field, candidates(doc, split(field))[0] ?? null] as const);
    throw duplicateKey(namespace, this.name, keyPattern, Object.fromEntries(values));
  }

  add(doc: Doc, id: string): void {
    if (this.unique) for (const key of this.keysOf(doc)) this.byAllFields.set(key, id);
    for (const key of this.firstKeysOf(doc)) {
      const ids = this.byFirstField.get(key);
      if (ids) ids.add(id);
      else this.byFirstField.set(key, new Set([id]));
    }
  }

  remove(doc: Doc, id: string): void {
    if (this.unique) for (const key of this.keysOf(doc)) this.byAllFields.delete(key);
    for (const key of this.firstKeysOf(doc)) {
      const ids = this.byFirstField.get(key);
      ids?.delete(id);
      if (ids?.size === 0) this.byFirstField.delete(key);
    }
  }

  /** The ids of all documents that may match the filter, some perhaps twice; undefined if the index cannot tell. */
  idsFor(filter: Doc): readonly string[] | undefined {
    const values = equalValues(filter, this.firstPath.join('.'));
    return values?.flatMap((value) => [...(this.byFirstField.get(keyOf(value)) ?? [])]);
  }

  private firstKeysOf(doc: Doc): readonly string[] {
    return this.covers(doc) ? indexedValues(doc, this.firstPath).map(keyOf) : [];
  }

  private keysOf(doc: Doc): readonly string[] {
    if (!this.covers(doc)) return [];
    const fields = this.paths.map((path) => indexedValues(doc, path));
    if (fields.filter((values) => values.length > 1).length > 1)
      fail('CannotIndexParallelArrays', 'cannot index parallel arrays');
    return fields.reduce<readonly string[]>(
      (keys, values) => keys.flatMap((key) => values.map((value) => key + keyOf(value))),
      [''],
    );
  }

  /** A sparse index leaves out documents that have none of its fields. */
  private covers(doc: Doc): boolean {
    return !this.sparse || this.paths.some((path) => candidates(doc, path).some((value) => value !== undefined));
  }
}

/**
 * The values that a filter requires of a field with $eq or $in. Undefined if an index cannot answer: it holds an array's elements, not the
 * array, and null also matches a missing field.
 */
export function equalValues(filter: Doc, field: string): readonly Value[] | undefined {
  const found = conjuncts(filter).find(([key, condition]) => key === field && valuesOf(condition) !== undefined);
  return found && valuesOf(found[1]);
}

function valuesOf(condition: Maybe): readonly Value[] | undefined {
  const { $eq: value, $in: list } = isDoc(condition) ? condition : {};
  const values = value !== undefined ? [value] : isArray(list) ? list : undefined;
  return values?.some((one) => one === null || isArray(one)) ? undefined : values;
}
