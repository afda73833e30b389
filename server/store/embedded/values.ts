import { Binary, deserialize, Double, EJSON, Int32, Long, ObjectId, serialize, Timestamp } from 'bson';
import { fail } from './errors.ts';
import { compareNumbers, double, numberKey, type Numeric, toNumber } from './numbers.ts';

type Scalar = string | boolean | null | Numeric | Date | ObjectId | Binary;

/** What a stored document may hold. All of it is read-only: a stored value is replaced, never changed. */
export type Value = Scalar | readonly Value[] | Doc;

/** A document or subdocument; its field order counts. */
export interface Doc {
  readonly [field: string]: Value;
}

/** A field that may be missing. In places, MongoDB distinguishes a missing field from null. */
export type Maybe = Value | undefined;

/** A document under construction. */
export type Draft = Record<string, Value>;

const MAX_DEPTH = 200;

/** MongoDB's limit for one document. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Names that JavaScript, bson or mingo do not treat as data, alone or within a dotted path. */
const RESERVED = /(?:^|\.)(?:__proto__|constructor|_bsontype)(?:\.|$)/;

const ORDER = [
  'missing',
  'null',
  'number',
  'string',
  'object',
  'array',
  'binData',
  'objectId',
  'bool',
  'date',
] as const;
type Bracket = (typeof ORDER)[number];

export const isArray = (value: unknown): value is readonly Value[] => Array.isArray(value);

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || value instanceof Double || value instanceof Long;

/** Everything given to mingo came through `decode`, so what it returns needs no deep check. */
export const isValue = (value: unknown): value is Value =>
  value !== undefined && typeof value !== 'function' && typeof value !== 'symbol' && typeof value !== 'bigint';

/** A value as messages show it. */
export const shown = (value: Maybe): string => EJSON.stringify(value ?? null);

/** The field itself, never an inherited one. */
export const fieldOf = (doc: Doc, name: string): Maybe => (Object.hasOwn(doc, name) ? doc[name] : undefined);

/** Reads one BSON document, and keeps number types. */
export function decode(bytes: Uint8Array): Doc {
  const value = settle(deserialize(bytes, { promoteValues: false, bsonRegExp: true }), 0);
  return isDoc(value) ? value : fail('FailedToParse', 'not a document');
}

/** Writes one BSON document. */
export const encode = (doc: Readonly<Record<string, unknown>>): Uint8Array => serialize(doc);

function settle(value: unknown, depth: number): Value {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (value instanceof Int32) return value.value;
  if (value instanceof Double) return double(value.value);
  if (depth > MAX_DEPTH) fail('Overflow', `documents may be nested ${MAX_DEPTH} levels deep`);
  if (Array.isArray(value)) return value.map((item: unknown) => settle(item, depth + 1));
  // bson derives timestamps from longs, but MongoDB does not treat them as numbers.
  if (value instanceof Long && !(value instanceof Timestamp)) return value;
  if (value instanceof Date || value instanceof ObjectId || value instanceof Binary) return value;
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    fail('BadValue', 'this BSON type is not supported by the embedded store');
  const doc: Draft = {};
  for (const [name, field] of Object.entries(value)) {
    if (RESERVED.test(name)) fail('BadValue', `the field name '${name}' is not supported by the embedded store`);
    doc[name] = settle(field, depth + 1);
  }
  return doc;
}

/** Values in one bracket compare by value; brackets have a fixed order. */
export function bracket(value: Maybe): Bracket {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (isNumeric(value)) return 'number';
  if (isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof ObjectId) return 'objectId';
  return value instanceof Binary ? 'binData' : 'object';
}

/** MongoDB's order over all values. */
export function compare(a: Maybe, b: Maybe): number {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (isNumeric(a) && isNumeric(b)) return compareNumbers(a, b);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  if (isArray(a) && isArray(b)) return compareLists(a, b, compare);
  if (isDoc(a) && isDoc(b)) return compareLists(entries(a), entries(b), compareFields);
  if (a instanceof Binary && b instanceof Binary)
    return a.length() - b.length() || a.sub_type - b.sub_type || Buffer.compare(a.value(), b.value());
  return ORDER.indexOf(bracket(a)) - ORDER.indexOf(bracket(b)) || Number(a) - Number(b) || 0;
}

/** A computed document may hold undefined for a missing field; it is written without that field. */
const entries = (doc: Doc): [string, Value][] => Object.entries(doc).filter(([, value]) => isValue(value));

/** MongoDB compares strings by their UTF-8 bytes, which differs from JavaScript's order beyond U+D7FF. */
function compareStrings(a: string, b: string): number {
  if (/[\ud800-\uffff]/.test(a) && /[\ud800-\uffff]/.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareLists<T>(a: readonly T[], b: readonly T[], compareItems: (x: T, y: T) => number): number {
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const difference = compareItems(item, other);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareFields([nameA, a]: [string, Value], [nameB, b]: [string, Value]): number {
  return ORDER.indexOf(bracket(a)) - ORDER.indexOf(bracket(b)) || compareStrings(nameA, nameB) || compare(a, b);
}

/** The same text for values that MongoDB considers equal, and for no others. Used as keys of indexes and groups. */
export function keyOf(value: Maybe): string {
  if (typeof value === 'string') return `s${value.length}:${value}`;
  if (isNumeric(value)) return `n${numberKey(value)};`;
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (value instanceof Date) return `d${value.getTime()};`;
  if (isArray(value)) return `[${value.map(keyOf).join('')}]`;
  if (isDoc(value))
    return `{${entries(value)
      .map(([name, field]) => keyOf(name) + keyOf(field))
      .join('')}}`;
  if (value instanceof Binary) return `b${value.sub_type}:${value.toString('hex')};`;
  return `${bracket(value)}${typeof value === 'boolean' ? String(value) : ''};`;
}

/** Whether an expression's result counts as true: everything except false, zero, null and a missing field. */
export function truthy(value: Maybe): boolean {
  return isNumeric(value) ? toNumber(value) !== 0 : value !== undefined && value !== null && value !== false;
}
