/** On which days what is due stands in calendars (Spec 27.2). */
import { addDays, type LocalDate } from '../localDate.ts';
import { type DueRecord, standing } from './effect.ts';
import type { Requirement } from './requirements.ts';

/** A requirement, and the day on which somebody's calendar has it. */
export type CalendarDue = { readonly requirement: Requirement; readonly day: LocalDate };

/**
 * The requirements of somebody that have a day: the due day, also one that is over; for whoever is excused, not before the excuse is over. What is due after
 * their last day in the unit is not asked of them there.
 * @param lastDay their last day in the unit; null for whoever stays
 */
export function calendarDues(
  requirements: readonly Requirement[],
  person: DueRecord,
  lastDay: LocalDate | null,
  today: LocalDate,
): CalendarDue[] {
  return requirements.flatMap((requirement) => {
    const day = calendarDay(requirement, person, today);
    return day === null || (lastDay !== null && day > lastDay) ? [] : [{ requirement, day }];
  });
}

function calendarDay(requirement: Requirement, person: DueRecord, today: LocalDate): LocalDate | null {
  const { dueOn, excusedUntil } = standing(requirement, person, today);
  if (excusedUntil === null) return dueOn;
  const after = addDays(excusedUntil, 1);
  const due = standing(requirement, person, after).dueOn;
  return due !== null && due < after ? after : due;
}
