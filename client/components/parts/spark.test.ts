import { sparkPath, sparkPoints } from './spark.ts';

test('the lowest value is at the bottom, the highest at the top, and the last at the right', () => {
  expect(sparkPoints([10, 30, 20])).toEqual([
    { x: 3, y: 29 },
    { x: 60, y: 3 },
    { x: 117, y: 16 },
  ]);
});

test('equal values are a line in the middle', () => {
  expect(sparkPath(sparkPoints([5, 5]))).toBe('M3 16L117 16');
});

test.each([
  { values: [], path: '' },
  { values: [7], path: 'M3 16' },
  { values: [null, null], path: '' },
  { values: [0, null, 10, 10], path: 'M3 29M79 3L117 3' },
  { values: [null, 0, 10], path: 'M60 29L117 3' },
])('a missing value is a gap: $values', ({ values, path }) => {
  expect(sparkPath(sparkPoints(values))).toBe(path);
});
