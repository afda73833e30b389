import type { LocalDate } from '../localDate.ts';
import { type DueRecord, standing } from './effect.ts';
import type { Requirement } from './requirements.ts';
import { DueState } from './states.ts';

/** Who has failed a requirement after a change and had not before, and who no longer has. */
type FailedEffect<Person> = {
  readonly name: string;
  readonly comeOn: readonly Person[];
  readonly leave: readonly Person[];
};

/**
 * Whom another policy would fail on a day, requirement by requirement; what stays as it is is left out.
 * @param before the requirements by the policy that holds, and `after` the same ones in the same order by the other policy
 */
export function failedEffects<Person extends DueRecord>(
  people: readonly Person[],
  before: readonly Requirement[],
  after: readonly Requirement[],
  day: LocalDate,
): FailedEffect<Person>[] {
  const hasFailedIn = (requirement: Requirement | undefined, person: Person): boolean =>
    requirement !== undefined && standing(requirement, person, day).state === DueState.FAILED;
  return after.flatMap((requirement, index) => {
    const judged = people.map((person) => ({
      person,
      was: hasFailedIn(before[index], person),
      will: hasFailedIn(requirement, person),
    }));
    const comeOn = judged.flatMap(({ person, was, will }) => (will && !was ? [person] : []));
    const leave = judged.flatMap(({ person, was, will }) => (was && !will ? [person] : []));
    return comeOn.length + leave.length === 0 ? [] : [{ name: requirement.name, comeOn, leave }];
  });
}
