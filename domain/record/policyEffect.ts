/** What another policy would change, and for which people. */
import type { LocalDate } from '../localDate.ts';
import { listsOf, listTitle, type Policy } from '../policy/policy.ts';
import { READINESS_LISTS, type ReadinessList } from '../values.ts';
import { type DataFacts, dataIssues, isOfOtherTest } from './dataIssues.ts';
import { isListed, type ReadinessFacts } from './readiness.ts';

/** The people that a policy change adds to a list, and those it removes. */
type ListEffect<Person> = {
  /** Null stands for scores of a test that the unit doesn't take; they count by their pass. */
  readonly list: ReadinessList | null;
  /** Its title under the new policy. */
  readonly title: string;
  readonly comeOn: readonly Person[];
  readonly leave: readonly Person[];
};

/** What another policy would change on a day: only lists that change, in the order of the overview. */
export function policyEffect<Person extends ReadinessFacts & DataFacts>(
  people: readonly Person[],
  before: Policy,
  after: Policy,
  today: LocalDate,
): ListEffect<Person>[] {
  const judged = people.map((person) => ({
    person,
    was: listsWith(person, before, today),
    will: listsWith(person, after, today),
  }));
  return [...READINESS_LISTS, null]
    .map((list) => ({
      list,
      title: list === null ? 'Scores of another test' : listTitle(list, after),
      comeOn: judged.filter(({ was, will }) => !was.has(list) && will.has(list)).map(({ person }) => person),
      leave: judged.filter(({ was, will }) => was.has(list) && !will.has(list)).map(({ person }) => person),
    }))
    .filter(({ comeOn, leave }) => comeOn.length + leave.length > 0);
}

function listsWith(
  person: ReadinessFacts & DataFacts,
  policy: Policy,
  today: LocalDate,
): ReadonlySet<ReadinessList | null> {
  const listed = listsOf(policy).filter((list) => isListed(list, person, policy, today));
  const hasOther = dataIssues(person, policy, today).some(({ code }) => isOfOtherTest(code));
  return new Set([...listed, ...(hasOther ? [null] : [])]);
}
