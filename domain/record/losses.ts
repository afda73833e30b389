/** Who leaves the unit, month by month (Spec 15.4). */
import { addMonths, type LocalDate } from '../localDate.ts';
import type { Stay } from './membership.ts';

/** Losses are told for this month and as many after it. */
export const LOSS_MONTHS = 12;

/** When somebody leaves, and whether that is their ETS or a last day that staff entered. */
export type Loss = { readonly on: LocalDate; readonly isEts: boolean };

/**
 * When a person in the unit leaves: on the last day that is known, otherwise on their ETS. Null if that is not from today to the end of the
 * twelfth month after this one.
 */
export function lossOf(
  { ets, lastDay }: Pick<Stay, 'lastDay'> & { readonly ets: LocalDate | null },
  today: LocalDate,
): Loss | null {
  const on = lastDay ?? ets;
  const after = addMonths(firstOf(today), LOSS_MONTHS + 1);
  return on === null || on < today || on >= after ? null : { on, isEts: on === ets };
}

/** The losses of each month from this one on, by their first days. */
export function lossesByMonth<One extends Pick<Loss, 'on'>>(
  losses: readonly One[],
  today: LocalDate,
): { readonly month: LocalDate; readonly losses: readonly One[] }[] {
  return Array.from({ length: LOSS_MONTHS + 1 }, (_, index) => {
    const month = addMonths(firstOf(today), index);
    return { month, losses: losses.filter(({ on }) => firstOf(on) === month) };
  });
}

function firstOf(day: LocalDate): LocalDate {
  return `${day.slice(0, 7)}-01`;
}
