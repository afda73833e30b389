import { runsOf, stepPath } from './steps.ts';

test('days of the same value are one run, and so are days without one', () => {
  expect(runsOf([7, 7, null, null, 8])).toEqual([
    { from: 0, to: 2, value: 7 },
    { from: 2, to: 4, value: null },
    { from: 4, to: 5, value: 8 },
  ]);
});

test.each([
  ['steps where the value changes', [7, 7, 8], 'M0 7H2V8H3'],
  ['is interrupted where a value is missing', [7, null, 8, 8], 'M0 7H1M2 8H4'],
  ['begins where the first value is', [null, 7], 'M1 7H2'],
  ['is nothing without a value', [null, null], ''],
])('a line %s', (_, values, path) => {
  expect(stepPath(values, (value) => value)).toBe(path);
});
