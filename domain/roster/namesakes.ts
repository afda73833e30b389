/** Whom the names of a roster mean, among the records that are there. */
import type { Problem } from '../errors.ts';
import type { RecordFields } from '../record/fields.ts';
import { rankLabel, sectionLabel } from '../values.ts';
import { listInWords } from '../words.ts';
import { fullName, type Name, nameKey } from './rosterRow.ts';

type Namesakes<Person> = {
  /** The people whom the name may mean: without a middle name, everybody with that first and last name. */
  readonly found: readonly Person[];
  /** If nobody has the name: everybody with its first and last name. */
  readonly similar: readonly Person[];
};

/** Who has a name, or most of it. */
export function namesakesAmong<Person extends Name>(people: readonly Person[]): (name: Name) => Namesakes<Person> {
  const withoutMiddleName = (name: Name) => nameKey({ ...name, middleName: '' });
  const byFullName = grouped(people, nameKey);
  const byOuterNames = grouped(people, withoutMiddleName);
  return (name) => {
    const similar = byOuterNames.get(withoutMiddleName(name)) ?? [];
    const found = name.middleName === '' ? similar : (byFullName.get(nameKey(name)) ?? []);
    return { found, similar: found.length > 0 ? [] : similar };
  };
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
  found: readonly RecordFields[],
  firstRow: number | undefined,
): Problem[] {
  if (firstRow !== undefined) return [{ field: 'lastName', message: `Row ${firstRow} is about the same person.` }];
  if (found.length < 2) return [];
  const message = `${found.length} records have this name: ${inWords(found)}.`;
  if (middleName === '') return [{ field: 'middleName', message: `${message} The middle name tells them apart.` }];
  return [{ field: 'lastName', message: `${message} Please change them one by one.` }];
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
function inWords(people: readonly RecordFields[]): string {
  const named = people.map(
    (person) => `${rankLabel[person.rank]} ${fullName(person)} (${sectionLabel[person.section]})`,
  );
  return listInWords(named, 'and');
}
