import fc from 'fast-check';
import { addDays } from '../localDate.ts';
import { formatServiceTime, relativeDays, serviceTime } from './serviceTime.ts';

const TODAY = '2026-06-15';

test.each([
  [0, '0 d'],
  [1, '1 d'],
  [29, '29 d'],
  [30, '1 mo'],
  [31, '1 mo 1 d'],
  [359, '11 mo 29 d'],
  [360, '12 mo'],
  [364, '12 mo 4 d'],
  [365, '1 yr'],
  [366, '1 yr 1 d'],
  [2 * 365 + 3 * 30 + 4, '2 yr 3 mo 4 d'],
])('%i days ago reads %s', (days, expected) => {
  expect(formatServiceTime(serviceTime(addDays(TODAY, -days), TODAY))).toBe(expected);
});

test('a day that lies ahead gives no time yet', () => {
  expect(serviceTime(addDays(TODAY, 40), TODAY)).toEqual({ years: 0, months: 0, days: 0 });
});

test('the units add up to the days', () => {
  fc.assert(
    fc.property(fc.nat(20_000), (total) => {
      const { years, months, days } = serviceTime(addDays(TODAY, -total), TODAY);
      expect(years * 365 + months * 30 + days).toBe(total);
      expect(months).toBeLessThanOrEqual(12);
      expect(days).toBeLessThan(30);
    }),
  );
});

test.each([
  [0, 'today'],
  [1, 'in 1 d'],
  [30, 'in 1 mo'],
  [365, 'in 1 yr'],
  [370, 'in 1 yr 5 d'],
  [2 * 365 + 3 * 30, 'in 2 yr 3 mo'],
  [2 * 365 + 3 * 30 + 1, 'in 2 yr 3 mo 1 d'],
  [-1, '1 d ago'],
  [-10, '10 d ago'],
  [-45, '1 mo 15 d ago'],
  [-365, '1 yr ago'],
])('%i days ahead reads %s', (ahead, words) => {
  expect(relativeDays(addDays(TODAY, ahead), TODAY)).toBe(words);
});

test('a length of time and a distance of the same day read alike', () => {
  for (const days of [1, 30, 45, 364, 365, 800]) {
    const day = addDays(TODAY, -days);
    expect(relativeDays(day, TODAY)).toBe(`${formatServiceTime(serviceTime(day, TODAY))} ago`);
  }
});
