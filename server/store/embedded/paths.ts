import { fieldOf, isArray, isDoc, type Maybe } from './values.ts';

const isIndex = (name: string): boolean => /^(0|[1-9]\d*)$/.test(name);

/**
 * The values at the end of a query's or an index's path. Arrays on the way are entered both by position and element by element, so there
 * may be no, one or many ends. `undefined` stands for a document without the field.
 */
export function leaves(value: Maybe, path: readonly string[], at = 0): readonly Maybe[] {
  const name = path[at];
  if (name === undefined) return [value];
  if (isDoc(value)) return leaves(fieldOf(value, name), path, at + 1);
  if (!isArray(value)) return [undefined];
  const found = value.filter(isDoc).flatMap((item) => leaves(item, path, at));
  if (!isIndex(name)) return found;
  const item = value[Number(name)];
  return [...found.filter((leaf) => leaf !== undefined), ...(item === undefined ? [] : leaves(item, path, at + 1))];
}

/** The values that a query's operators look at: each end of the path and, if it is an array, its elements, too. */
export function candidates(value: Maybe, path: readonly string[]): readonly Maybe[] {
  const ends = leaves(value, path);
  return ends.some(isArray) ? ends.flatMap((leaf) => (isArray(leaf) ? [leaf, ...leaf] : [leaf])) : ends;
}

/** The keys of an index: an array gives one for each element, or `undefined` if it is empty; a missing field gives null. */
export function indexedValues(value: Maybe, path: readonly string[]): readonly Maybe[] {
  const ends = leaves(value, path);
  if (ends.length === 0) return [null];
  if (!ends.some(isArray)) return ends.map((leaf) => leaf ?? null);
  return ends.flatMap((leaf): readonly Maybe[] =>
    isArray(leaf) ? (leaf.length === 0 ? [undefined] : leaf) : [leaf ?? null],
  );
}

/** Splits a dotted path; the parts are never empty in anything the store accepts. */
export const split = (path: string): readonly string[] => path.split('.');
