import { EARLIEST_DATE, LATEST_DATE } from '../../../../domain/constants.ts';
import { DUE_STATES, DueState, SHORT_STATES } from '../../../../domain/due/states.ts';
import { compareDays, isLocalDate, type LocalDate } from '../../../../domain/localDate.ts';

/** Whom the screen shows: everybody, who is short of a requirement or has one due soon, who is short of one. */
export const SHOWN = ['', 'due', 'short'] as const;
export type Shown = (typeof SHOWN)[number];

/** Whether a text of the address is a day that can be asked about. */
export function isAskable(day: string): boolean {
  return isLocalDate(day) && day >= EARLIEST_DATE && day <= LATEST_DATE;
}

/** The chosen requirement; all where none is, or it is not in use on that day. */
export function kindsShown<Kind extends { readonly id: string }>(
  kinds: readonly Kind[],
  requirement: string,
): readonly Kind[] {
  const chosen = kinds.filter(({ id }) => id === requirement);
  return chosen.length > 0 ? chosen : kinds;
}

/** Whether somebody with these standings is shown. */
export function isShown(show: Shown, standings: readonly { readonly state: DueState }[]): boolean {
  if (show === '') return true;
  return standings.some(({ state }) => SHORT_STATES.includes(state) || (show === 'due' && state === DueState.DUE_SOON));
}

type Urgent = { readonly state: DueState; readonly dueOn: LocalDate | null };

/** The most urgent state first; of one state the earliest day. */
export function urgency(one: Urgent, other: Urgent): number {
  return (
    DUE_STATES.indexOf(one.state) - DUE_STATES.indexOf(other.state) ||
    compareDays(one.dueOn ?? LATEST_DATE, other.dueOn ?? LATEST_DATE)
  );
}
