import { percentOfScale, scaleYears } from './etsScale.ts';

const TODAY = '2026-03-14';

test.each([
  [[], 1],
  [['2026-03-14'], 1],
  [['2027-03-14'], 1],
  [['2027-03-15'], 2],
  [['2026-04-01', '2029-03-01'], 3],
  [['2020-03-15', '2025-01-01'], 6],
])('the scale of %j is %d years', (dates, years) => {
  expect(scaleYears(dates, TODAY)).toBe(years);
});

test('a bar fills as much of the scale as its time, ahead or back', () => {
  expect(percentOfScale('2027-03-14', TODAY, 2)).toBe(50);
  expect(percentOfScale('2025-03-14', TODAY, 2)).toBe(50);
  expect(percentOfScale('2026-03-14', TODAY, 2)).toBe(0);
  expect(percentOfScale('2036-03-14', TODAY, 2)).toBe(100);
});
