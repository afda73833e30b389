/** When reminders go out: each day at the unit's hour, with everything that is due on the unit's weekday (Spec 25.3). */
import { hourText, lastDayAt } from '../hourOfDay.ts';
import { addDays, type LocalDate } from '../localDate.ts';
import { localDateAt } from '../timeZone.ts';

/** The days of a week, from Monday. */
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
  /** The weekday on which everybody is told everything that they have to act on. */
  readonly weekday: Weekday;
  /** The full hour on the unit's clock, 0 to 23. */
  readonly hour: number;
};

/** The times that apply until staff choose others. */
export const USUAL_REMINDER_TIMES: ReminderTimes = { weekday: Weekday.MONDAY, hour: 6 };

/** As people say it: 'Monday, 06:00'. */
export function reminderTimesText({ weekday, hour }: ReminderTimes): string {
  return `${weekdayLabel[weekday]}, ${hourText(hour)}`;
}

/** The weekday of a day. */
export function weekdayOf(day: LocalDate): Weekday {
  // `getUTCDay` counts from Sunday.
  const fromSunday = new Date(`${day}T00:00:00.000Z`).getUTCDay();
  return WEEKDAYS[(fromSunday + 6) % 7] ?? Weekday.MONDAY;
}

/** The latest such weekday up to the day, including the day itself. */
export function lastWeekly(day: LocalDate, weekday: Weekday): LocalDate {
  const over = WEEKDAYS.indexOf(weekdayOf(day)) - WEEKDAYS.indexOf(weekday);
  return addDays(day, -((over + 7) % 7));
}

/**
 * The days of the next daily and the next weekly reminder.
 * @param toldDay the last day with a reminder; null for never. If staff have since moved the hour to later, that day gets no second reminder.
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
