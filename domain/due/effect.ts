/** Whom a change of the requirements would leave short, and whom no longer (Rule 28). */
import type { LocalDate } from '../localDate.ts';
import type { DueEvent, DueKind } from './kinds.ts';
import { type DuePerson, dueState, DueState, SHORT_STATES } from './states.ts';

/** Somebody's events and excuses. */
export type DueRecord = DuePerson & {
  readonly dues: readonly (DueEvent & { readonly kindId: string })[];
  readonly excuses: readonly { readonly kindId: string; readonly until: LocalDate }[];
};

/** How a requirement stands with somebody on a day. */
export function standing(kind: DueKind, person: DueRecord, day: LocalDate) {
  const events = person.dues.filter(({ kindId }) => kindId === kind.id);
  const excuse = person.excuses.find(({ kindId }) => kindId === kind.id);
  return dueState(kind, person, events, excuse?.until ?? null, day);
}

/** The requirement of which a person's state changes, with both states. */
export type DueEffect<Person> = {
  readonly kind: Pick<DueKind, 'id' | 'name'>;
  /** Who would be short and is not, each with the state that they would have. */
  readonly short: readonly { readonly person: Person; readonly state: DueState }[];
  /** Who is short and would not be. */
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
  const isShort = (state: DueState): boolean => SHORT_STATES.includes(state);
  const kinds = [...after, ...before.filter(({ id }) => !after.some((kind) => kind.id === id))];
  return kinds.flatMap(({ id, name }) => {
    const states = people.map((person) => ({
      person,
      was: stateIn(before, id, person),
      state: stateIn(after, id, person),
    }));
    const short = states.flatMap(({ person, was, state }) =>
      isShort(state) && !isShort(was) ? [{ person, state }] : [],
    );
    const noLonger = states.flatMap(({ person, was, state }) => (isShort(was) && !isShort(state) ? [person] : []));
    return short.length === 0 && noLonger.length === 0 ? [] : [{ kind: { id, name }, short, noLonger }];
  });
}
