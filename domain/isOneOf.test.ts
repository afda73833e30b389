import { isOneOf } from './isOneOf.ts';
import { RANKS } from './values.ts';

test.each([
  ['SECOND_LT', true],
  ['2LT', false],
  ['second_lt', false],
  ['', false],
  ['toString', false],
  [null, false],
  [undefined, false],
  [3, false],
])('%p is a rank: %p', (candidate, expected) => {
  expect(isOneOf(RANKS, candidate)).toBe(expected);
});
