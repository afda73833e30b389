import { dailyFact, weeklyFact } from './reminderFacts.ts';

// Tests run in Chicago's time zone, where Monday 06:00 in Seoul is still Sunday.
const SEOUL = {
  weekday: 'MONDAY',
  hour: 6,
  timeZone: 'Asia/Seoul',
  nextAt: '2026-11-27T21:00:00.000Z',
  nextWeeklyAt: '2026-11-29T21:00:00.000Z',
  mailsAreSent: true,
} as const;

test('the next time is on a day of the clock that is named beside it', () => {
  expect(weeklyFact(SEOUL, '2026-11-27').value).toBe('Monday, 06:00, next 30 NOV 2026 · in 3 d');
  expect(dailyFact(SEOUL, '2026-11-27').value).toBe('Every day, 06:00, next 28 NOV 2026 · in 1 d');
});
