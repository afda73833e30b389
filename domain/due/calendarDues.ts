/** The days on which calendars show what is due (Spec 27.2). */
import { addDays, type LocalDate } from '../localDate.ts';
import { type DueRecord, standing } from './effect.ts';
import type { Requirement } from './requirements.ts';

/** A requirement, and the day on which a soldier's calendar shows it. */
export type CalendarDue = { readonly requirement: Requirement; readonly day: LocalDate };

/**
 * A soldier's requirements that have a day: the due day, even if it is past. An excused requirement shows no earlier than the day after the
 * excuse. Requirements due after the soldier's last day in the unit are left out.
 * @param lastDay the soldier's last day in the unit; null if they stay
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
