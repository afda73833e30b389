/** Who gets something to do, and who no longer has to, when requirements change (Spec 23.3). */
import type { LocalDate } from '../localDate.ts';
import type { DueEvent, Requirement } from './requirements.ts';
import { type Due, type DuePerson, dueState, DueState } from './states.ts';

/** The parts of a record that due states are computed from. */
export type DueRecord = DuePerson & {
  readonly dues: readonly (DueEvent & { readonly requirementId: string })[];
  readonly excuses: readonly { readonly requirementId: string; readonly until: LocalDate }[];
  readonly firstDues: readonly { readonly requirementId: string; readonly on: LocalDate }[];
};

/** How a requirement stands with a soldier on a day. */
export function standing(requirement: Requirement, person: DueRecord, day: LocalDate): Due {
  const isOf = ({ requirementId }: { readonly requirementId: string }): boolean => requirementId === requirement.id;
  const kept = {
    events: person.dues.filter(isOf),
    excusedUntil: person.excuses.find(isOf)?.until ?? null,
    firstDueOn: person.firstDues.find(isOf)?.on ?? null,
  };
  return dueState(requirement, person, kept, day);
}

/** The states that call for action. */
const TO_ACT_UPON: readonly DueState[] = [DueState.FAILED, DueState.OVERDUE, DueState.TO_DO];

/** One requirement, with the people who would become failed, overdue or to do, and the people who would no longer be. */
export type DueEffect<Person> = {
  readonly requirement: Pick<Requirement, 'id' | 'name'>;
  /** People who would become failed, overdue or to do, with their new state. */
  readonly becoming: readonly { readonly person: Person; readonly state: DueState }[];
  /** People who are failed, overdue or to do, and would be none of these. */
  readonly noLonger: readonly Person[];
};

/**
 * Who would become failed, overdue or to do on a day, and who would no longer be, by requirement. Requirements without such people are left out.
 * @param people in the order in which to name them
 */
export function dueEffects<Person extends DueRecord>(
  people: readonly Person[],
  before: readonly Requirement[],
  after: readonly Requirement[],
  day: LocalDate,
): DueEffect<Person>[] {
  const stateIn = (requirements: readonly Requirement[], id: string, person: Person): DueState => {
    const requirement = requirements.find((one) => one.id === id);
    return requirement ? standing(requirement, person, day).state : DueState.NOT_REQUIRED;
  };
  const requirements = [...after, ...before.filter(({ id }) => !after.some((requirement) => requirement.id === id))];
  return requirements.flatMap(({ id, name }) => {
    const states = people.map((person) => ({
      person,
      was: stateIn(before, id, person),
      state: stateIn(after, id, person),
    }));
    const becoming = states.flatMap(({ person, was, state }) =>
      TO_ACT_UPON.includes(state) && state !== was ? [{ person, state }] : [],
    );
    const noLonger = states.flatMap(({ person, was, state }) =>
      TO_ACT_UPON.includes(was) && !TO_ACT_UPON.includes(state) ? [person] : [],
    );
    return becoming.length === 0 && noLonger.length === 0 ? [] : [{ requirement: { id, name }, becoming, noLonger }];
  });
}

/** People who would newly fail a requirement, and people who would no longer fail it. */
type FailedEffect<Person> = {
  readonly name: string;
  readonly comeOn: readonly Person[];
  readonly leave: readonly Person[];
};

/**
 * Who would fail under another policy on a day, by requirement. Requirements that nobody newly fails or stops failing are left out.
 * @param before the requirements by the policy in force
 * @param after the same requirements in the same order, by the other policy
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
