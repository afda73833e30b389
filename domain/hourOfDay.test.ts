import { hourText, instantOf, lastDayAt } from './hourOfDay.ts';
import { addDays } from './localDate.ts';

const CHICAGO = 'America/Chicago';

test('reads as on a clock of 24 hours', () => {
  expect([0, 6, 23].map(hourText)).toEqual(['00:00', '06:00', '23:00']);
});

test.each([
  ['just before the hour', '2026-11-20T11:59:59.999Z', '2026-11-19'],
  ['at the hour', '2026-11-20T12:00Z', '2026-11-20'],
  ['late that day', '2026-11-21T05:59:59.999Z', '2026-11-20'],
  ['at midnight after', '2026-11-21T06:00Z', '2026-11-20'],
  ['over the end of a year', '2027-01-01T11:00Z', '2026-12-31'],
])('%s', (_when, now, day) => {
  expect(lastDayAt(new Date(now), 6, CHICAGO)).toBe(day);
});

test.each([
  ['an hour in winter', '2026-11-20', 6, CHICAGO, '2026-11-20T12:00:00.000Z'],
  ['an hour in summer', '2026-07-20', 6, CHICAGO, '2026-07-20T11:00:00.000Z'],
  ['the hour that the clock is set forward over', '2026-03-08', 2, CHICAGO, '2026-03-08T08:00:00.000Z'],
  ['the first of the hour that there is twice', '2026-11-01', 1, CHICAGO, '2026-11-01T06:00:00.000Z'],
  ['midnight far in the east', '2026-11-20', 0, 'Pacific/Kiritimati', '2026-11-19T10:00:00.000Z'],
  ['midnight far in the west', '2026-11-20', 0, 'Pacific/Pago_Pago', '2026-11-20T11:00:00.000Z'],
  ['midnight that the clock is set forward over', '2026-09-06', 0, 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['midnight between whole hours', '2026-11-20', 0, 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z'],
])('%s', (_which, day, hour, timeZone, instant) => {
  expect(instantOf(day, hour, timeZone).toISOString()).toBe(instant);
});

// Each changes its clock differently: by an hour, at midnight, by half an hour, or never.
test.each([CHICAGO, 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Seoul'])(
  'in %s each day has each hour once, whether the clock is set forward over it or has it twice',
  (timeZone) => {
    // Every day of two years has its hour after the previous day's, and no instant is in two days.
    for (const hour of [0, 1, 2, 3, 12, 23]) {
      let now = instantOf('2026-01-01', hour, timeZone);
      let day = '2026-01-01';
      for (let count = 0; count < 730; count += 1) {
        expect(lastDayAt(now, hour, timeZone)).toBe(day);
        expect(lastDayAt(new Date(now.getTime() - 1), hour, timeZone)).not.toBe(day);
        const next = instantOf(addDays(day, 1), hour, timeZone);
        const hours = (next.getTime() - now.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThanOrEqual(22);
        expect(hours).toBeLessThanOrEqual(26);
        now = next;
        day = lastDayAt(now, hour, timeZone);
      }
      expect(day).toBe('2028-01-01');
    }
  },
);
