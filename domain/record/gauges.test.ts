import fc from 'fast-check';
import { SPECIFICATION } from '../policy/packs.ts';
import { gauge, GAUGES, placesText, strengthText } from './gauges.ts';

const [TOTAL] = GAUGES;

test('the six gauges (Spec 12.1)', () => {
  const shown = GAUGES.map((one) => ({ ...one, capacity: gauge(one, 0, SPECIFICATION).capacity }));
  expect(shown).toEqual([
    { title: 'TOTAL', section: null, capacity: 30 },
    { title: 'STAFF', section: 'BN_STAFF', capacity: 6 },
    { title: 'ALPHA', section: 'ALPHA', capacity: 8 },
    { title: 'BRAVO', section: 'BRAVO', capacity: 8 },
    { title: 'CHARLIE', section: 'CHARLIE', capacity: 8 },
    { title: 'DELTA', section: 'DELTA', capacity: 4 },
  ]);
});

test('every section that has places has a gauge', () => {
  expect(GAUGES.flatMap(({ section }) => section ?? [])).toEqual(
    SPECIFICATION.sectionCapacity.map(({ section }) => section),
  );
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
  // The exact ratio decides, and no number is rounded up to a threshold that it hasn't reached.
  [139, 200, 69, 'RED'],
  [169, 200, 84, 'YELLOW'],
  [141, 200, 71, 'YELLOW'],
])('%i of %i is %i %%, %s', (filled, capacity, percent, colour) => {
  const policy = { ...SPECIFICATION, totalCapacity: capacity };
  expect(gauge(TOTAL, filled, policy)).toEqual({ title: 'TOTAL', filled, capacity, percent, colour });
});

test.each([
  [0, '0 of 0'],
  [2, '2 of 0, 2 over'],
])('where there are no places, none is missing: %i people read %s', (filled, text) => {
  const none = { ...SPECIFICATION, sectionCapacity: [{ section: 'DELTA', capacity: 0 }] } as const;
  const read = gauge({ title: 'DELTA', section: 'DELTA' }, filled, none);
  expect(read).toEqual({ title: 'DELTA', filled, capacity: 0, percent: 100, colour: 'GREEN' });
  expect(strengthText(read)).toBe(text);
});

test('the number shown and the color agree, whatever the places and thresholds', () => {
  const anyPolicy = fc.record({
    totalCapacity: fc.integer({ min: 1, max: 500 }),
    yellowFrom: fc.integer({ min: 1, max: 60 }),
    greenFrom: fc.integer({ min: 61, max: 100 }),
  });
  fc.assert(
    fc.property(anyPolicy, fc.nat(600), ({ totalCapacity, ...gaugeColours }, filled) => {
      const { percent, colour } = gauge(TOTAL, filled, { ...SPECIFICATION, totalCapacity, gaugeColours });
      const { yellowFrom, greenFrom } = gaugeColours;
      expect(colour).toBe(percent < yellowFrom ? 'RED' : percent < greenFrom ? 'YELLOW' : 'GREEN');
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

test.each([
  [92, 30, 'Places are set for 30, you have 92.'],
  [30, 30, null],
  [12, 30, null],
])('%d people on %d places', (filled, capacity, text) => {
  expect(placesText({ filled, capacity })).toBe(text);
});
