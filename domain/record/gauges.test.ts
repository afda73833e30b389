import fc from 'fast-check';
import { SECTION_CAPACITY } from '../constants.ts';
import { gauge, GAUGES, strengthText } from './gauges.ts';

test('the six gauges (Requirements 2, Overview)', () => {
  expect(GAUGES).toEqual([
    { title: 'TOTAL', section: null, capacity: 30 },
    { title: 'STAFF', section: 'BN_STAFF', capacity: 6 },
    { title: 'ALPHA', section: 'ALPHA', capacity: 8 },
    { title: 'BRAVO', section: 'BRAVO', capacity: 8 },
    { title: 'CHARLIE', section: 'CHARLIE', capacity: 8 },
    { title: 'DELTA', section: 'DELTA', capacity: 4 },
  ]);
});

test('every section that has places has a gauge', () => {
  expect(GAUGES.flatMap(({ section }) => section ?? [])).toEqual(Object.keys(SECTION_CAPACITY));
});

test.each([
  // First the thresholds with 100 places, then the unit's own capacities.
  [0, 100, 0, 'RED'],
  [69, 100, 69, 'RED'],
  [70, 100, 70, 'YELLOW'],
  [71, 100, 71, 'YELLOW'],
  [84, 100, 84, 'YELLOW'],
  [85, 100, 85, 'GREEN'],
  [86, 100, 86, 'GREEN'],
  [20, 30, 67, 'RED'],
  [21, 30, 70, 'YELLOW'],
  [25, 30, 83, 'YELLOW'],
  [26, 30, 87, 'GREEN'],
  [4, 6, 67, 'RED'],
  [5, 6, 83, 'YELLOW'],
  [6, 6, 100, 'GREEN'],
  [5, 8, 63, 'RED'],
  [6, 8, 75, 'YELLOW'],
  [7, 8, 88, 'GREEN'],
  [2, 4, 50, 'RED'],
  [3, 4, 75, 'YELLOW'],
  [4, 4, 100, 'GREEN'],
  [9, 8, 113, 'GREEN'],
  [31, 30, 103, 'GREEN'],
  // The exact ratio decides, even where it is rounded up to a threshold.
  [139, 200, 70, 'RED'],
  [169, 200, 85, 'YELLOW'],
])('%i of %i is %i %%, %s', (filled, capacity, percent, colour) => {
  expect(gauge('ALPHA', filled, capacity)).toEqual({ title: 'ALPHA', filled, capacity, percent, colour });
});

test("with the unit's capacities, the number shown and the color agree", () => {
  fc.assert(
    fc.property(fc.constantFrom(...GAUGES), fc.nat(100), ({ title, capacity }, filled) => {
      const { percent, colour } = gauge(title, filled, capacity);
      expect(colour).toBe(percent < 70 ? 'RED' : percent < 85 ? 'YELLOW' : 'GREEN');
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  [0, 8, '0 of 8'],
  [7, 8, '7 of 8'],
  [8, 8, '8 of 8'],
  [9, 8, '9 of 8, 1 over'],
  [29, 8, '29 of 8, 21 over'],
])('%i people in %i places read %s', (filled, capacity, text) => {
  expect(strengthText({ filled, capacity })).toBe(text);
});
