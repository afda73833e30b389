import { CommandChanges } from './commandChanges.ts';
import type { Cursors } from './cursors.ts';
import type { Databases } from './database.ts';
import { fail } from './errors.ts';
import { toNumber } from './numbers.ts';
import { type Doc, isArray, isDoc, isNumeric } from './values.ts';

/** What commands work with. */
export interface Store {
  readonly databases: Databases;
  readonly cursors: Cursors;
}

/** The namespace that a command names. */
export function namespaceOf(given: Doc, database: string): string {
  const [name = ''] = Object.keys(given);
  const collection = given[name];
  return typeof collection === 'string' && collection !== ''
    ? `${database}.${collection}`
    : fail('InvalidNamespace', `${name} needs the name of a collection`);
}

export const docIn = (given: Doc, field: string): Doc => {
  const value = given[field] ?? {};
  return isDoc(value) ? value : fail('TypeMismatch', `'${field}' must be an object`);
};

export const docsIn = (given: Doc, field: string): readonly Doc[] => {
  const value = given[field];
  return isArray(value) && value.every(isDoc) ? value : fail('TypeMismatch', `'${field}' must be an array of objects`);
};

/** A number, or undefined. */
export function numberIn(given: Doc, field: string): number | undefined {
  const value = given[field];
  return isNumeric(value) ? toNumber(value) : undefined;
}

/** A number of documents; 0 when left out. */
export function wholeIn(given: Doc, field: string): number {
  const value = numberIn(given, field) ?? 0;
  return value >= 0 ? value : fail('BadValue', `${field} value must be non-negative, but received: ${value}`);
}

/** Makes a change entirely or not at all, and waits for the disk. */
export async function changing(store: Store, change: (changes: CommandChanges) => object): Promise<object> {
  const changes = new CommandChanges();
  const reply = changes.wholly(() => change(changes));
  await store.databases.commit(changes);
  return reply;
}
