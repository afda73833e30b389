/** Whom the names of a roster mean, among the records that are there. */
import type { Problem } from '../errors.ts';
import type { RecordFields } from '../record/fields.ts';
import { rankLabel, sectionLabel } from '../values.ts';
import { listInWords } from '../words.ts';
import { fullName, type Name, nameKey } from './rosterRow.ts';

/** Who has the first and last name of somebody, whatever the middle name. */
export function namesakesAmong<Person extends Name>(people: readonly Person[]): (name: Name) => readonly Person[] {
  const outerKey = (name: Name) => nameKey({ ...name, middleName: '' });
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const group = groups.get(outerKey(person));
    if (group) group.push(person);
    else groups.set(outerKey(person), [person]);
  }
  return (name) => groups.get(outerKey(name)) ?? [];
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

/** `SPC Alex Lee Morgan (BRAVO) and SGT Alex Jo Morgan (ALPHA)` */
export function inWords(people: readonly RecordFields[]): string {
  const named = people.map(
    (person) => `${rankLabel[person.rank]} ${fullName(person)} (${sectionLabel[person.section]})`,
  );
  return listInWords(named, 'and');
}
