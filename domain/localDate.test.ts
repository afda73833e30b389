import fc from 'fast-check';
import {
  addDays,
  addMonths,
  compareDays,
  daysBetween,
  formatDay,
  formatDaySlashes,
  fromStoredDate,
  isLocalDate,
  monthsSince,
  toStoredDate,
} from './localDate.ts';

const anyDay = fc
  .date({ min: new Date('1950-01-01T00:00:00Z'), max: new Date('2100-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-01-05', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-12-31', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['2026-1-5', false],
  ['2026-01', false],
  ['+012026-01-05', false],
  ['01/05/2026', false],
  ['2026-01-05T00:00', false],
  [' 2026-01-05', false],
  ['2026-01-05\n', false],
  ['', false],
])('%p is a day: %p', (text, expected) => {
  expect(isLocalDate(text)).toBe(expected);
});

describe('storing (Spec 7.4)', () => {
  test('a day is stored 12 hours after its midnight in UTC', () => {
    expect(toStoredDate('2026-01-05')).toEqual(new Date('2026-01-05T12:00:00.000Z'));
  });

  test('what is stored reads as the same day', () => {
    fc.assert(fc.property(anyDay, (day) => fromStoredDate(toStoredDate(day)) === day));
  });

  test.each(['Etc/GMT+11', 'America/Chicago', 'UTC', 'Asia/Tokyo', 'Etc/GMT-11'])(
    '%s shows the same day',
    (timeZone) => {
      // Swedish dates have the form YYYY-MM-DD.
      const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone });
      fc.assert(fc.property(anyDay, (day) => calendar.format(toStoredDate(day)) === day));
    },
  );
});

test.each([
  ['2026-01-05', '05 JAN 2026', '01/05/2026'],
  ['2024-02-29', '29 FEB 2024', '02/29/2024'],
  ['1999-12-31', '31 DEC 1999', '12/31/1999'],
  ['0026-01-05', '05 JAN 0026', '01/05/0026'],
])('%s is shown as %s and %s', (day, shown, slashes) => {
  expect(formatDay(day)).toBe(shown);
  expect(formatDaySlashes(day)).toBe(slashes);
});

test('every month has its name', () => {
  const months = Array.from({ length: 12 }, (_, month) => formatDay(addMonths('2026-01-15', month)).slice(3, 6));
  expect(months.join(' ')).toBe('JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC');
});

test.each([
  ['2026-01-01', '2026-01-01', 0],
  ['2026-01-01', '2026-01-02', 1],
  ['2026-01-02', '2026-01-01', -1],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-02-28', '2026-03-01', 1],
  ['2026-03-07', '2026-03-09', 2],
  ['2025-01-01', '2026-01-01', 365],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test('days are sorted by the calendar, the same day not at all', () => {
  fc.assert(
    fc.property(
      anyDay,
      anyDay,
      (one, other) => Math.sign(compareDays(one, other)) === Math.sign(daysBetween(other, one)),
    ),
  );
  expect(compareDays('2026-01-05', '2026-01-05')).toBe(0);
});

test('adding the days between two days leads from one to the other', () => {
  fc.assert(fc.property(anyDay, anyDay, (from, to) => addDays(from, daysBetween(from, to)) === to));
});

test.each([
  ['2026-01-15', 0, '2026-01-15'],
  ['2026-01-15', 6, '2026-07-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2025-08-31', 6, '2026-02-28'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months is %s', (from, months, expected) => {
  expect(addMonths(from, months)).toBe(expected);
});

test('more months never lead to an earlier day', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(120), (day, months) => {
      expect(addMonths(day, months + 1) > addMonths(day, months)).toBe(true);
    }),
  );
});

test.each([
  ['2026-01-15', '2026-01-15', 0],
  ['2026-01-15', '2026-02-14', 0],
  ['2026-01-15', '2026-02-15', 1],
  ['2026-01-31', '2026-02-27', 0],
  ['2026-01-31', '2026-02-28', 1],
  ['2020-06-15', '2026-06-14', 71],
  ['2020-06-15', '2026-06-15', 72],
  ['2026-06-15', '2026-01-01', 0],
])('from %s to %s there are %i whole months', (from, to, months) => {
  expect(monthsSince(from, to)).toBe(months);
});

test('the whole months since a day are the most that lead to no later day', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(5_000), (from, days) => {
      const to = addDays(from, days);
      const months = monthsSince(from, to);
      expect(addMonths(from, months) <= to && addMonths(from, months + 1) > to).toBe(true);
    }),
  );
});
