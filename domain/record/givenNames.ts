/** Tells apart people who would look alike in a list, by as much of their names as needed (Spec 2.13). */
import type { Rank } from '../values.ts';

/** A record's names; sortName.ts makes `sortName`. */
export type Named = {
  readonly rank: Rank;
  readonly firstName: string;
  readonly middleName: string;
  readonly sortName: string;
};

/** Entered in place of a missing middle name (Spec 2.13). */
export const NO_MIDDLE_NAME = 'NMN';

/**
 * For a list of ranks and last names: the first name of a person who shares both with somebody else in the list. If they also share the first
 * name, the middle name is added. Null for everybody else. Capitals, accents and invisible characters don't matter.
 * @param people everybody in the list, each once
 */
export function givenNames<Person extends Named>(people: readonly Person[]): (person: Person) => string | null {
  const sharesLastName = sharedBy(people, ({ rank, sortName }) => `${rank}\t${lastNameOf(sortName)}`);
  const sharesName = sharedBy(people, ({ rank, sortName }) => `${rank}\t${sortName}`);
  return (person) => (sharesLastName(person) ? given(person, sharesName(person)) : null);
}

/**
 * For a list of first and last names: the first name, with the middle name if somebody else in the list has both names.
 * @param people everybody in the list, each once
 */
export function fullGivenNames<Person extends Named>(people: readonly Person[]): (person: Person) => string {
  const sharesName = sharedBy(people, ({ sortName }) => sortName);
  return (person) => given(person, sharesName(person));
}

/** `Alvarez`, or `Alvarez, Maria` if somebody else in the list has the same rank and last name. */
export function calledName({
  lastName,
  givenName,
}: {
  lastName: string;
  givenName?: string | null | undefined;
}): string {
  return givenName ? `${lastName}, ${givenName}` : lastName;
}

/** The part of a `sortName` before the tab: the last name as it is sorted. */
export function lastNameOf(sortName: string): string {
  return sortName.slice(0, sortName.indexOf('\t'));
}

/** The first name, and the middle name if there is one. */
export function wholeGivenName({ firstName, middleName }: Pick<Named, 'firstName' | 'middleName'>): string {
  return saysNoMiddleName(middleName) ? firstName : `${firstName} ${middleName}`;
}

/** Whether a middle name says that there is none. */
export function saysNoMiddleName(middleName: string): boolean {
  return middleName.trim().toUpperCase() === NO_MIDDLE_NAME;
}

function given(person: Named, isShared: boolean): string {
  return isShared ? wholeGivenName(person) : person.firstName;
}

/**
 * Whether somebody else in a list has the same key.
 * @param people everybody in the list, each once
 */
export function sharedBy<Person>(
  people: readonly Person[],
  keyOf: (person: Person) => string,
): (person: Person) => boolean {
  const counts = new Map<string, number>();
  for (const key of people.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (person) => (counts.get(keyOf(person)) ?? 0) > 1;
}
