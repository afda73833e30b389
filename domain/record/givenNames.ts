/** How lists tell people apart who would look alike in them: by as much of their names as that takes (Spec 2.13). */
import type { Rank } from '../values.ts';

/** What a record says about its name, `sortName` as sortName.ts makes it. */
export type Named = {
  readonly rank: Rank;
  readonly firstName: string;
  readonly middleName: string;
  readonly sortName: string;
};

/** What stands for a middle name where there is none (Spec 2.13). */
export const NO_MIDDLE_NAME = 'NMN';

/**
 * For a list that shows ranks and last names: the first name of whoever shares both with somebody else in it, with the middle name where
 * they share the first name, too; null for anybody else. Capitals, accents and invisible characters make no difference.
 * @param people everybody in the list, each once
 */
export function givenNames<Person extends Named>(people: readonly Person[]): (person: Person) => string | null {
  const sharesLastName = sharedBy(people, ({ rank, sortName }) => `${rank}\t${lastNameOf(sortName)}`);
  const sharesName = sharedBy(people, ({ rank, sortName }) => `${rank}\t${sortName}`);
  return (person) => (sharesLastName(person) ? given(person, sharesName(person)) : null);
}

/**
 * For a list that shows first and last names: the first name, with the middle name where somebody else in the list shares both names.
 * @param people everybody in the list, each once
 */
export function fullGivenNames<Person extends Named>(people: readonly Person[]): (person: Person) => string {
  const sharesName = sharedBy(people, ({ sortName }) => sortName);
  return (person) => given(person, sharesName(person));
}

/** `Alvarez`, or `Alvarez, Maria` where somebody else in the list has the same rank and last name. */
export function calledName({
  lastName,
  givenName,
}: {
  lastName: string;
  givenName?: string | null | undefined;
}): string {
  return givenName ? `${lastName}, ${givenName}` : lastName;
}

/** The names before the tab of a `sortName`: the last name, as people are ordered by it. */
export function lastNameOf(sortName: string): string {
  return sortName.slice(0, sortName.indexOf('\t'));
}

/** The first name, and the middle name of whoever has one. */
export function wholeGivenName({ firstName, middleName }: Pick<Named, 'firstName' | 'middleName'>): string {
  return middleName.toUpperCase() === NO_MIDDLE_NAME ? firstName : `${firstName} ${middleName}`;
}

function given(person: Named, isShared: boolean): string {
  return isShared ? wholeGivenName(person) : person.firstName;
}

/**
 * Whether somebody else in a list has the same key as a person.
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
