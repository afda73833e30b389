import {
  lastWeekly,
  nextWeekly,
  reminderTimesText,
  USUAL_REMINDER_TIMES,
  weekdayLabel,
  weekdayOf,
  WEEKDAYS,
} from './reminderTimes.ts';

test('the days of a week, in order', () => {
  // 16 November 2026 is a Monday.
  const days = WEEKDAYS.map((_, index) => `2026-11-${16 + index}`);
  expect(days.map(weekdayOf)).toEqual(WEEKDAYS);
  expect(WEEKDAYS.map((day) => weekdayLabel[day].toUpperCase())).toEqual(WEEKDAYS);
});

test.each([
  ['the day itself', '2026-11-16', '2026-11-16'],
  ['the day after', '2026-11-17', '2026-11-16'],
  ['six days after', '2026-11-22', '2026-11-16'],
  ['the day before', '2026-11-15', '2026-11-09'],
  ['over the end of a year', '2027-01-02', '2026-12-28'],
])('the last Monday by %s', (_which, day, expected) => {
  expect(lastWeekly(day, 'MONDAY')).toBe(expected);
});

test.each([
  ['before the hour of that day', '2026-11-16T05:59', '2026-11-16'],
  ['at the hour', '2026-11-16T06:00', '2026-11-23'],
  ['on another day', '2026-11-18T12:00', '2026-11-23'],
  ['the night before', '2026-11-22T23:59', '2026-11-23'],
])('the next Monday at 06:00 %s', (_when, now, expected) => {
  expect(nextWeekly(new Date(now), USUAL_REMINDER_TIMES)).toBe(expected);
});

test('reads as people say it', () => {
  expect(reminderTimesText(USUAL_REMINDER_TIMES)).toBe('Monday, 06:00');
  expect(reminderTimesText({ weekday: 'SUNDAY', hour: 0 })).toBe('Sunday, 00:00');
});
