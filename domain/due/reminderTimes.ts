/** When people are reminded of what is due: once a day at the unit's hour, and of everything on the unit's weekday (Spec 25.3). */
import { hourText, lastDayAt } from '../hourOfDay.ts';
import { addDays, type LocalDate } from '../localDate.ts';
import { localDateAt } from '../timeZone.ts';

/** The days of a week, from Monday on. */
export const Weekday = {
  MONDAY: 'MONDAY',
  TUESDAY: 'TUESDAY',
  WEDNESDAY: 'WEDNESDAY',
  THURSDAY: 'THURSDAY',
  FRIDAY: 'FRIDAY',
  SATURDAY: 'SATURDAY',
  SUNDAY: 'SUNDAY',
} as const;
export type Weekday = (typeof Weekday)[keyof typeof Weekday];

/** From Monday to Sunday. */
export const WEEKDAYS: readonly Weekday[] = Object.values(Weekday);

export const weekdayLabel: Readonly<Record<Weekday, string>> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
};

/** When a unit reminds its people. */
export type ReminderTimes = {
  /** On which day of the week everybody is told everything that they have to act upon. */
  readonly weekday: Weekday;
  /** At which full hour of the unit's clock, 0 to 23. */
  readonly hour: number;
};

/** What a unit has until staff choose. */
export const USUAL_REMINDER_TIMES: ReminderTimes = { weekday: Weekday.MONDAY, hour: 6 };

/** As people say it: 'Monday, 06:00'. */
export function reminderTimesText({ weekday, hour }: ReminderTimes): string {
  return `${weekdayLabel[weekday]}, ${hourText(hour)}`;
}

/** Which day of the week a day is. */
export function weekdayOf(day: LocalDate): Weekday {
  // Days of the week are counted from Sunday there.
  const fromSunday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return WEEKDAYS[(fromSunday + 6) % 7] ?? Weekday.MONDAY;
}

/** The last day of that weekday, the day itself included. */
export function lastWeekly(day: LocalDate, weekday: Weekday): LocalDate {
  const over = WEEKDAYS.indexOf(weekdayOf(day)) - WEEKDAYS.indexOf(weekday);
  return addDays(day, -((over + 7) % 7));
}

/**
 * On which day people are told next, and on which day of that weekday.
 * @param toldDay the last day on which they were told; null for never. Staff may have moved the hour to later since: it comes no more on that day.
 */
export function nextReminders(
  now: Date,
  { weekday, hour }: ReminderTimes,
  toldDay: LocalDate | null,
  timeZone: string,
): { readonly daily: LocalDate; readonly weekly: LocalDate } {
  const today = localDateAt(now, timeZone);
  const last = toldDay === today ? today : lastDayAt(now, hour, timeZone);
  return { daily: addDays(last, 1), weekly: lastWeekly(addDays(last, 7), weekday) };
}
