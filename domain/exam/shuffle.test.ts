import fc from 'fast-check';
import { shuffle } from './shuffle.ts';
import { randomFrom } from './testing.ts';

const ITEMS = ['a', 'b', 'c', 'd'];
const ORDERS = 24;
const DRAWS = 24_000;
/** Chi-square with 23 degrees of freedom exceeds this once in a thousand times. */
const CHI_SQUARE_LIMIT = 49.73;

/** How far a shuffle's orders are from being equally frequent. */
function chiSquare(draw: () => readonly string[]): number {
  const counts = new Map<string, number>();
  for (let drawn = 0; drawn < DRAWS; drawn += 1) {
    const order = draw().join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const expected = DRAWS / ORDERS;
  const missing = (ORDERS - counts.size) * expected;
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing);
}

describe('every order is as likely as any other', () => {
  test.each([1, 2, 3])('with seed %i', (seed) => {
    const random = randomFrom(seed);
    expect(chiSquare(() => shuffle(ITEMS, random))).toBeLessThan(CHI_SQUARE_LIMIT);
  });

  test('which the measure would notice: sorting by chance is not', () => {
    const random = randomFrom(1);
    expect(chiSquare(() => ITEMS.toSorted(() => random() - 0.5))).toBeGreaterThan(CHI_SQUARE_LIMIT);
  });
});

test('the items are all there, and the list that was given is as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const given = Object.freeze([...items]);
      const shuffled = shuffle(given, randomFrom(seed));
      expect(shuffled.toSorted()).toEqual(items.toSorted());
      expect(given).toEqual(items);
    }),
  );
});

test.each([
  ['the lowest numbers', 0, ['a', 'b', 'c', 'd']],
  ['the highest numbers', 1 - Number.EPSILON, ['d', 'c', 'b', 'a']],
])('%s', (_what, number, order) => {
  expect(shuffle(ITEMS, () => number)).toEqual(order);
});

test('items that are lists stay lists', () => {
  expect(shuffle([[1, 2], [3]], () => 0)).toEqual([[1, 2], [3]]);
});
