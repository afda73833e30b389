import type { LocalDate } from '../localDate.ts';
import { listTitle, type Policy } from '../policy/policy.ts';
import { READINESS_LISTS, type ReadinessList } from '../values.ts';
import { readiness, type ReadinessFacts } from './readiness.ts';

/** Whom a change of policy brings onto a readiness list, and whom off it. */
export type ListEffect<Person> = {
  readonly list: ReadinessList;
  /** As it is called under the new policy. */
  readonly title: string;
  readonly comeOn: readonly Person[];
  readonly leave: readonly Person[];
};

/** What another policy would do on a day, for the lists on which it changes something, in the order of the overview. */
export function policyEffect<Person extends ReadinessFacts>(
  people: readonly Person[],
  before: Policy,
  after: Policy,
  today: LocalDate,
): ListEffect<Person>[] {
  const listedIn = (person: Person, policy: Policy): ReadonlySet<ReadinessList> =>
    new Set(readiness(person, policy, today).flatMap(({ list, listed }) => (listed ? [list] : [])));
  const judged = people.map((person) => ({
    person,
    was: listedIn(person, before),
    will: listedIn(person, after),
  }));
  return READINESS_LISTS.map((list) => ({
    list,
    title: listTitle(list, after),
    comeOn: judged.filter(({ was, will }) => !was.has(list) && will.has(list)).map(({ person }) => person),
    leave: judged.filter(({ was, will }) => was.has(list) && !will.has(list)).map(({ person }) => person),
  })).filter(({ comeOn, leave }) => comeOn.length + leave.length > 0);
}
