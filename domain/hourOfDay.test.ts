import { hourText, instantOf, lastDayAt } from './hourOfDay.ts';
import { addDays } from './localDate.ts';

/* The tests run in the time zone of server/testing/environment.mjs. */
const at = (text: string): Date => new Date(text);

test('reads as on a clock of 24 hours', () => {
  expect([0, 6, 23].map(hourText)).toEqual(['00:00', '06:00', '23:00']);
});

test.each([
  ['just before the hour', '2026-11-20T05:59:59.999', '2026-11-19'],
  ['at the hour', '2026-11-20T06:00', '2026-11-20'],
  ['late that day', '2026-11-20T23:59:59.999', '2026-11-20'],
  ['at midnight after', '2026-11-21T00:00', '2026-11-20'],
  ['over the end of a year', '2027-01-01T05:00', '2026-12-31'],
])('%s', (_when, now, day) => {
  expect(lastDayAt(at(now), 6)).toBe(day);
});

test('each day has each hour once, whether the clock is set forward over it or has it twice', () => {
  // Every day of two years has its hour after that of the day before, and no instant is in two days.
  for (const hour of [0, 1, 2, 3, 12, 23]) {
    let now = instantOf('2026-01-01', hour);
    let day = '2026-01-01';
    for (let count = 0; count < 730; count += 1) {
      expect(lastDayAt(now, hour)).toBe(day);
      expect(lastDayAt(new Date(now.getTime() - 1), hour)).not.toBe(day);
      const next = instantOf(addDays(day, 1), hour);
      const hours = (next.getTime() - now.getTime()) / 3_600_000;
      expect(hours).toBeGreaterThanOrEqual(22);
      expect(hours).toBeLessThanOrEqual(26);
      now = next;
      day = lastDayAt(now, hour);
    }
    expect(day).toBe('2028-01-01');
  }
});
