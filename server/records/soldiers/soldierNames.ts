import type { LocalDate } from '../../../domain/localDate.ts';
import { givenNames, lastNameOf } from '../../../domain/record/givenNames.ts';
import { inUnit } from './inUnit.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';
import type { SoldierName } from './soldierName.type.ts';

/** The fields that identify a person, even among namesakes. */
export const NAMED = { rank: 1, lastName: 1, firstName: 1, middleName: 1, sortName: 1 } as const;
export type NamedRecord = Pick<Soldier, '_id' | keyof typeof NAMED>;

/**
 * The names of the soldiers with these ids, with one database command. A record that is gone has none.
 * @param ids the ids of everybody in the whole list, so that all its pages tell namesakes apart the same way
 */
export async function soldierNames(ids: readonly string[]): Promise<(id: string) => SoldierName | null> {
  return namesAmong(await SoldierModel.find({ _id: { $in: [...new Set(ids)] } }, NAMED).lean());
}

/** The same for records already loaded. */
export function namesAmong(people: readonly NamedRecord[]): (id: string) => SoldierName | null {
  const nameOf = nameAmong(people);
  const names = new Map(people.map((person) => [person._id, nameOf(person)]));
  return (id) => names.get(id) ?? null;
}

/** What each of these people is called in a list of them. */
export function nameAmong(people: readonly NamedRecord[]): (person: NamedRecord) => SoldierName {
  const givenName = givenNames(people);
  return (person) => {
    const { _id: id, rank, lastName } = person;
    return { id, rank, lastName, givenName: givenName(person) };
  };
}

/**
 * The first names that tell the people of a page apart from the whole unit. One database command, when the first of them is needed. A page is
 * ordered by name, so namesakes are between its first and last person.
 */
export function givenNamesInUnit(
  page: readonly NamedRecord[],
  today: LocalDate,
): (person: NamedRecord) => Promise<string | null> {
  let found: ReturnType<typeof find> | null = null;
  async function find() {
    const lastNames = page.map(({ sortName }) => lastNameOf(sortName)).sort();
    const [first = ''] = lastNames;
    const last = lastNames.at(-1) ?? first;
    // A tab follows each last name, and the line feed is the next character after the tab.
    const people: NamedRecord[] = await SoldierModel.find(
      { ...inUnit(today), sortName: { $gt: first, $lt: `${last}\n` } },
      NAMED,
    ).lean();
    return givenNames(people);
  }
  return async (person) => (await (found ??= find()))(person);
}

/** The names of a login's owner; none without a record. */
export async function namesOfAccount(accountId: string): Promise<string[]> {
  const soldier = await SoldierModel.findOne(
    { userId: accountId },
    { firstName: 1, middleName: 1, lastName: 1 },
  ).lean();
  return soldier ? [soldier.firstName, soldier.middleName, soldier.lastName] : [];
}
