import fc from 'fast-check';
import { addDays } from '../localDate.ts';
import { nextWindowEnd, WINDOW_MONTHS, windowEnd, type YearKind } from './windows.ts';

it.each<[string, YearKind, number, string, string]>([
  ['2026-01-01', 'CALENDAR', 6, '2026-06-30', '2026-12-31'],
  ['2026-06-30', 'CALENDAR', 6, '2026-06-30', '2026-12-31'],
  ['2026-07-01', 'CALENDAR', 6, '2026-12-31', '2027-06-30'],
  ['2026-12-31', 'CALENDAR', 12, '2026-12-31', '2027-12-31'],
  ['2027-11-15', 'CALENDAR', 3, '2027-12-31', '2028-03-31'],
  ['2028-01-31', 'CALENDAR', 1, '2028-01-31', '2028-02-29'],
  ['2027-01-31', 'CALENDAR', 1, '2027-01-31', '2027-02-28'],
  ['2026-09-30', 'FISCAL', 12, '2026-09-30', '2027-09-30'],
  ['2026-10-01', 'FISCAL', 12, '2027-09-30', '2028-09-30'],
  ['2026-12-31', 'FISCAL', 3, '2026-12-31', '2027-03-31'],
  ['2026-02-10', 'FISCAL', 6, '2026-03-31', '2026-09-30'],
  ['2026-05-05', 'FISCAL', 4, '2026-05-31', '2026-09-30'],
])('%s in the %s year by %d months: until %s, and then until %s', (day, year, months, end, next) => {
  expect([windowEnd(day, year, months), nextWindowEnd(day, year, months)]).toEqual([end, next]);
});

it('says what counting day by day says', () => {
  // Goes day by day from the first day of a year, counting the months that have begun, until a month begins a new part.
  const slowEnd = (day: string, year: YearKind, months: number): string => {
    let end = day;
    for (;;) {
      const next = addDays(end, 1);
      const month = Number(next.slice(5, 7));
      const sinceFirst = year === 'CALENDAR' ? month - 1 : (month + 2) % 12;
      if (next.endsWith('-01') && sinceFirst % months === 0) return end;
      end = next;
    }
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom<YearKind>('CALENDAR', 'FISCAL'),
      fc.constantFrom(...WINDOW_MONTHS),
      (days, year, months) => {
        const day = addDays('2000-01-01', days);
        expect(windowEnd(day, year, months)).toBe(slowEnd(day, year, months));
      },
    ),
  );
});
