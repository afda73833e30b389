import {
  lastWeekly,
  nextReminders,
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
  ['before the hour of that day', '2026-11-16T05:59', '2026-11-15', '2026-11-16', '2026-11-16'],
  ['before it, where people were told that day', '2026-11-16T05:59', '2026-11-16', '2026-11-17', '2026-11-23'],
  ['at the hour', '2026-11-16T06:00', '2026-11-15', '2026-11-17', '2026-11-23'],
  ['after it', '2026-11-16T07:00', '2026-11-16', '2026-11-17', '2026-11-23'],
  ['on another day', '2026-11-18T12:00', '2026-11-18', '2026-11-19', '2026-11-23'],
  ['the night before', '2026-11-22T23:59', '2026-11-22', '2026-11-23', '2026-11-23'],
  ['over the end of a year', '2027-01-01T05:00', '2026-12-31', '2027-01-01', '2027-01-04'],
  ['before anybody was told', '2026-11-16T05:59', null, '2026-11-16', '2026-11-16'],
  ['where a clock that went wrong told of a day ahead', '2026-11-16T05:59', '2026-12-01', '2026-11-16', '2026-11-16'],
])('the next day, and the next Monday, at 06:00 %s', (_when, now, toldDay, daily, weekly) => {
  expect(nextReminders(new Date(now), USUAL_REMINDER_TIMES, toldDay, 'America/Chicago')).toEqual({ daily, weekly });
});

test.each([
  ['Asia/Seoul', '2026-11-16T05:59', '2026-11-17', '2026-11-23'],
  ['America/Chicago', '2026-11-16T05:59', '2026-11-16', '2026-11-16'],
  ['Pacific/Honolulu', '2026-11-16T05:59', '2026-11-16', '2026-11-16'],
])('in %s the next day is that of its own clock', (timeZone, inChicago, daily, weekly) => {
  expect(nextReminders(new Date(inChicago), USUAL_REMINDER_TIMES, null, timeZone)).toEqual({ daily, weekly });
});

test('reads as people say it', () => {
  expect(reminderTimesText(USUAL_REMINDER_TIMES)).toBe('Monday, 06:00');
  expect(reminderTimesText({ weekday: 'SUNDAY', hour: 0 })).toBe('Sunday, 00:00');
});
