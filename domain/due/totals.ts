/** How many people a unit has to act upon (Rule 28). */
import { addDays, type LocalDate } from '../localDate.ts';
import { type DueRecord, standing } from './effect.ts';
import type { DueKind } from './kinds.ts';
import { DueState, SHORT_STATES } from './states.ts';

/** How far ahead is looked for what is due soon, in days. */
export const SOON_DAYS = 30;

/** How many people do not meet a requirement on a day, and with how many one that they meet is due within 30 days. Who is both counts in both. */
export function dueTotals(
  kinds: readonly DueKind[],
  people: readonly DueRecord[],
  day: LocalDate,
): { short: number; soon: number } {
  const last = addDays(day, SOON_DAYS);
  const standings = people.map((person) => kinds.map((kind) => standing(kind, person, day)));
  const isMet = (state: DueState): boolean => state === DueState.CURRENT || state === DueState.DUE_SOON;
  return {
    short: standings.filter((all) => all.some(({ state }) => SHORT_STATES.includes(state))).length,
    soon: standings.filter((all) => all.some(({ state, dueOn }) => isMet(state) && dueOn !== null && dueOn <= last))
      .length,
  };
}
