import { percentOf } from './share.ts';

it.each([
  [0, 0, null],
  [0, 5, 0],
  [1, 200, 1],
  [1, 201, 0],
  [2, 3, 67],
  [199, 200, 99],
  [999, 1000, 99],
  [1000, 1000, 100],
])('%d of %d are %s percent', (current, asked, percent) => {
  expect(percentOf({ current, asked })).toBe(percent);
});
