/** Whom a change of the requirements would leave something to do, and whom no longer (Rule 28). */
import type { LocalDate } from '../localDate.ts';
import type { DueEvent, DueKind } from './kinds.ts';
import { type Due, type DuePerson, dueState, DueState } from './states.ts';

/** What a record keeps about what is due. */
export type DueRecord = DuePerson & {
  readonly dues: readonly (DueEvent & { readonly kindId: string })[];
  readonly excuses: readonly { readonly kindId: string; readonly until: LocalDate }[];
  readonly firstDues: readonly { readonly kindId: string; readonly on: LocalDate }[];
};

/** How a requirement stands with somebody on a day. */
export function standing(kind: DueKind, person: DueRecord, day: LocalDate): Due {
  const isOf = ({ kindId }: { readonly kindId: string }): boolean => kindId === kind.id;
  const kept = {
    events: person.dues.filter(isOf),
    excusedUntil: person.excuses.find(isOf)?.until ?? null,
    firstDueOn: person.firstDues.find(isOf)?.on ?? null,
  };
  return dueState(kind, person, kept, day);
}

/** The states in which something is to be done. */
const TO_ACT_UPON: readonly DueState[] = [DueState.FAILED, DueState.OVERDUE, DueState.TO_DO];

/** The requirement of which a person's state changes, with both states. */
export type DueEffect<Person> = {
  readonly kind: Pick<DueKind, 'id' | 'name'>;
  /** Who would be failed, overdue or to do and is not, each with that state. */
  readonly becoming: readonly { readonly person: Person; readonly state: DueState }[];
  /** Who is failed, overdue or to do, and would be none of these. */
  readonly noLonger: readonly Person[];
};

/**
 * What other requirements would change on a day, requirement by requirement; what stays as it is is left out.
 * @param people in the order in which they are to be named
 */
export function dueEffects<Person extends DueRecord>(
  people: readonly Person[],
  before: readonly DueKind[],
  after: readonly DueKind[],
  day: LocalDate,
): DueEffect<Person>[] {
  const stateIn = (kinds: readonly DueKind[], id: string, person: Person): DueState => {
    const kind = kinds.find((one) => one.id === id);
    return kind ? standing(kind, person, day).state : DueState.NOT_REQUIRED;
  };
  const kinds = [...after, ...before.filter(({ id }) => !after.some((kind) => kind.id === id))];
  return kinds.flatMap(({ id, name }) => {
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
    return becoming.length === 0 && noLonger.length === 0 ? [] : [{ kind: { id, name }, becoming, noLonger }];
  });
}

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
  before: readonly DueKind[],
  after: readonly DueKind[],
  day: LocalDate,
): FailedEffect<Person>[] {
  const hasFailedIn = (kind: DueKind | undefined, person: Person): boolean =>
    kind !== undefined && standing(kind, person, day).state === DueState.FAILED;
  return after.flatMap((kind, index) => {
    const judged = people.map((person) => ({
      person,
      was: hasFailedIn(before[index], person),
      will: hasFailedIn(kind, person),
    }));
    const comeOn = judged.flatMap(({ person, was, will }) => (will && !was ? [person] : []));
    const leave = judged.flatMap(({ person, was, will }) => (was && !will ? [person] : []));
    return comeOn.length + leave.length === 0 ? [] : [{ name: kind.name, comeOn, leave }];
  });
}
