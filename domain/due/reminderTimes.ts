/** When people are reminded of what is due: once a day at the unit's hour, and of everything on the unit's weekday (Rule 29). */
import { addDays, type LocalDate, localDateAt } from '../localDate.ts';

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

/** The last hour of a day. */
export const LAST_HOUR = 23;

/** As people say it: 'Monday, 06:00'. */
export function reminderTimesText({ weekday, hour }: ReminderTimes): string {
  return `${weekdayLabel[weekday]}, ${hourText(hour)}`;
}

/** An hour as a clock of 24 hours shows it: '06:00'. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
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
 * The instant of an hour of a day on the unit's clock, once each day: where the clock is set forward over it, the hour after; of one that there is twice, the
 * first.
 */
export function instantOf(day: LocalDate, hour: number): Date {
  // Without a zone it is the time of the unit, as days are.
  return new Date(`${day}T${hourText(hour)}:00`);
}

/** The last day of which that hour has come. */
export function lastDayAt(now: Date, hour: number): LocalDate {
  const today = localDateAt(now);
  return now >= instantOf(today, hour) ? today : addDays(today, -1);
}

/** The next instant of that hour, after now. */
export function nextInstant(now: Date, hour: number): Date {
  return instantOf(addDays(lastDayAt(now, hour), 1), hour);
}

/** The next day of that weekday and hour that is still ahead. */
export function nextWeekly(now: Date, { weekday, hour }: ReminderTimes): LocalDate {
  return lastWeekly(addDays(lastDayAt(now, hour), 7), weekday);
}
