/** Whom the names of a roster mean, among the records that are there. */
import type { Problem } from '../errors.ts';
import { rankLabel, sectionLabel } from '../values.ts';
import { listInWords } from '../words.ts';
import { fullName, type Name, nameKey, type RosterFields } from './rosterRow.ts';

/** Whom a name may mean: without a middle name everybody with that first and last name. */
export function namesakesAmong<Person extends Name>(people: readonly Person[]): (name: Name) => readonly Person[] {
  const withoutMiddleName = (name: Name) => nameKey({ ...name, middleName: '' });
  const byFullName = grouped(people, nameKey);
  const byOuterNames = grouped(people, withoutMiddleName);
  return (name) =>
    (name.middleName === '' ? byOuterNames.get(withoutMiddleName(name)) : byFullName.get(nameKey(name))) ?? [];
}

function grouped<Person extends Name>(
  people: readonly Person[],
  keyOf: (name: Name) => string,
): ReadonlyMap<string, Person[]> {
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const group = groups.get(keyOf(person));
    if (group) group.push(person);
    else groups.set(keyOf(person), [person]);
  }
  return groups;
}

/**
 * What is wrong with a name that several rows have, or several records.
 * @param firstRow the number of an earlier row about the same person
 */
export function nameProblems(
  { middleName }: Name,
  found: readonly RosterFields[],
  firstRow: number | undefined,
): Problem[] {
  if (firstRow !== undefined) return [{ field: 'lastName', message: `Row ${firstRow} is about the same person.` }];
  if (found.length < 2) return [];
  const namesakes = listInWords(
    found.map((person) => `${rankLabel[person.rank]} ${fullName(person)} (${sectionLabel[person.section]})`),
    'and',
  );
  const message = `${found.length} records have this name: ${namesakes}.`;
  if (middleName === '') return [{ field: 'middleName', message: `${message} The middle name tells them apart.` }];
  return [{ field: 'lastName', message: `${message} Please change them one by one.` }];
}
