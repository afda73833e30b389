/** Which existing records the names of a roster mean. */
import type { Problem } from '../errors.ts';
import type { RecordFields } from '../record/fields.ts';
import type { Steps } from '../steps.ts';
import { rankLabel, sectionLabel } from '../values.ts';
import { listInWords } from '../words.ts';
import { fullName, type Name, nameKey } from './rosterRow.ts';

/** Finds the people with a given first and last name, whatever their middle name. One person per step. */
export function* namesakesAmong<Person extends Name>(
  people: readonly Person[],
): Steps<(name: Name) => readonly Person[]> {
  const outerKey = (name: Name) => nameKey({ ...name, middleName: '' });
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const group = groups.get(outerKey(person));
    if (group) group.push(person);
    else groups.set(outerKey(person), [person]);
    yield;
  }
  return (name) => groups.get(outerKey(name)) ?? [];
}

/**
 * Pairs rows with records that share their name. A row goes to a record that it doesn't change, as in a file that was exported from here. A row
 * that says too little gets the record that the other rows leave. If they leave several, it gets none.
 * @param changesNothing whether a row leaves a record unchanged
 */
export function pairedNamesakes<Person, Row extends { readonly twins: readonly Person[] }>(
  rows: readonly Row[],
  changesNothing: (row: Row, person: Person) => boolean,
): ReadonlyMap<Row, Person> {
  const fits = rows.map((row) => ({ row, people: row.twins.filter((person) => changesNothing(row, person)) }));
  const pairs = new Map<Row, Person>();
  for (;;) {
    const taken = new Set(pairs.values());
    const open = fits
      .filter(({ row }) => !pairs.has(row))
      .map(({ row, people }) => ({ row, left: people.filter((person) => !taken.has(person)) }));
    const sharing = (left: readonly Person[]) => open.filter((other) => other.left.some((one) => left.includes(one)));
    const next =
      open.find(({ left }) => left.length === 1) ??
      // If there are as many rows as records, it doesn't matter which row gets which.
      open.find(({ left }) => left.length > 0 && left.length <= sharing(left).length);
    const [person] = next?.left ?? [];
    if (next === undefined || person === undefined) return pairs;
    pairs.set(next.row, person);
  }
}

/**
 * The problem of a name that several rows or several records have.
 * @param firstRow the number of an earlier row about the same person
 */
export function nameProblems(found: readonly RecordFields[], firstRow: number | undefined): Problem[] {
  if (firstRow !== undefined) return [{ field: 'lastName', message: `Row ${firstRow} is about the same person.` }];
  if (found.length < 2) return [];
  const message = `${found.length} records have this name: ${inWords(found)}. Change them one by one.`;
  return [{ field: 'lastName', message }];
}

/** The hint that people with the same first and last name but another middle name may be meant; null for none. */
export function similarNameHint(people: readonly RecordFields[]): string | null {
  if (people.length === 0) return null;
  const rest =
    people.length === 1
      ? 'has the same first and last name but another middle name'
      : 'have the same first and last name but other middle names';
  return `${inWords(people)} ${rest}.`;
}

/** The most people named in a sentence, because nobody reads more. */
const MOST_NAMED = 10;

/** `SPC Alex Lee Morgan (BRAVO) and SGT Alex Jo Morgan (ALPHA)`; for more than ten, `…, PFC Alex Kay Morgan (BRAVO) and 17 more`. */
export function inWords(people: readonly RecordFields[]): string {
  const named = people
    .slice(0, MOST_NAMED)
    .map((person) => `${rankLabel[person.rank]} ${fullName(person)} (${sectionLabel[person.section]})`);
  const others = people.length - named.length;
  return listInWords(others === 0 ? named : [...named, `${others} more`], 'and');
}
