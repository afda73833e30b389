/** On which days what is due stands in calendars (Rule 28). */
import { addDays, type LocalDate } from '../localDate.ts';
import { type DueRecord, standing } from './effect.ts';
import type { DueKind } from './requirements.ts';

/** A requirement, and the day on which somebody's calendar has it. */
export type CalendarDue = { readonly kind: DueKind; readonly day: LocalDate };

/**
 * The requirements of somebody that have a day: the due day, also one that is over; for whoever is excused, not before the excuse is over. What is due after
 * their last day in the unit is not asked of them there.
 * @param lastDay their last day in the unit; null for whoever stays
 */
export function calendarDues(
  kinds: readonly DueKind[],
  person: DueRecord,
  lastDay: LocalDate | null,
  today: LocalDate,
): CalendarDue[] {
  return kinds.flatMap((kind) => {
    const day = calendarDay(kind, person, today);
    return day === null || (lastDay !== null && day > lastDay) ? [] : [{ kind, day }];
  });
}

function calendarDay(kind: DueKind, person: DueRecord, today: LocalDate): LocalDate | null {
  const { dueOn, excusedUntil } = standing(kind, person, today);
  if (excusedUntil === null) return dueOn;
  const after = addDays(excusedUntil, 1);
  const due = standing(kind, person, after).dueOn;
  return due !== null && due < after ? after : due;
}
