/** Whom the names of a roster mean, among the records that are there. */
import type { Problem } from '../errors.ts';
import type { RecordFields } from '../record/fields.ts';
import type { Steps } from '../steps.ts';
import { rankLabel, sectionLabel } from '../values.ts';
import { listInWords } from '../words.ts';
import { fullName, type Name, nameKey } from './rosterRow.ts';

/** Who has the first and last name of somebody, whatever the middle name. One of the people a step. */
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
 * Which row is about whom, where several records have its name: each about one of whom it changes nothing, as in a file that was exported. A row that says
 * too little to tell them apart is about the one that the other rows leave, and about nobody where they leave several.
 * @param changesNothing whether a row leaves a record as it is
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
      // Where there is a row for each of them, it makes no difference which is whose.
      open.find(({ left }) => left.length > 0 && left.length <= sharing(left).length);
    const [person] = next?.left ?? [];
    if (next === undefined || person === undefined) return pairs;
    pairs.set(next.row, person);
  }
}

/**
 * What is wrong with a name that several rows have, or several records.
 * @param firstRow the number of an earlier row about the same person
 */
export function nameProblems(found: readonly RecordFields[], firstRow: number | undefined): Problem[] {
  if (firstRow !== undefined) return [{ field: 'lastName', message: `Row ${firstRow} is about the same person.` }];
  if (found.length < 2) return [];
  const message = `${found.length} records have this name: ${inWords(found)}. Please change them one by one.`;
  return [{ field: 'lastName', message }];
}

/** The sentence that people share all of a name but the middle name, so one of them may be meant; null for nobody. */
export function similarNameHint(people: readonly RecordFields[]): string | null {
  if (people.length === 0) return null;
  const rest =
    people.length === 1
      ? 'has the same first and last name but another middle name'
      : 'have the same first and last name but other middle names';
  return `${inWords(people)} ${rest}.`;
}

/** So many people are named; whoever reads a sentence reads no more names. */
const MOST_NAMED = 10;

/** `SPC Alex Lee Morgan (BRAVO) and SGT Alex Jo Morgan (ALPHA)`; of more than ten, `…, PFC Alex Kay Morgan (BRAVO) and 17 more`. */
export function inWords(people: readonly RecordFields[]): string {
  const named = people
    .slice(0, MOST_NAMED)
    .map((person) => `${rankLabel[person.rank]} ${fullName(person)} (${sectionLabel[person.section]})`);
  const others = people.length - named.length;
  return listInWords(others === 0 ? named : [...named, `${others} more`], 'and');
}
