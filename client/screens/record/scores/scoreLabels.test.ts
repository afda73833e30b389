import { isTouching, written } from './scoreLabels.ts';

/** The scores that are written, of points at these places. */
function scoresWritten(...given: readonly (readonly [x: number, y: number, score: number])[]): number[] {
  const points = given.map(([x, y, score]) => ({ x, y, score }));
  const chosen = written(points);
  return points.filter((point) => chosen.has(point)).map(({ score }) => score);
}

test('scores with room between them are all written', () => {
  expect(scoresWritten([46, 90, 29], [100, 60, 31], [312, 40, 33])).toEqual([29, 31, 33]);
});

test('of scores that would cover each other, the last, the best and the first are written', () => {
  expect(scoresWritten([46, 90, 29], [50, 88, 30], [290, 50, 36], [300, 45, 37], [312, 48, 35])).toEqual([29, 36, 35]);
  expect(scoresWritten([46, 40, 540], [66, 42, 538], [200, 90, 500], [312, 60, 520])).toEqual([540, 500, 520]);
});

test('scores of one day are written above each other when they have room', () => {
  expect(scoresWritten([179, 90, 500], [179, 40, 540])).toEqual([500, 540]);
  expect(scoresWritten([179, 46, 538], [179, 40, 540])).toEqual([540]);
});

test('a number beside the axis leaves room for the passing mark', () => {
  expect(isTouching(104, 98)).toBe(true);
  expect(isTouching(104, 92)).toBe(false);
});
