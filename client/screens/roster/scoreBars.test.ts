import { scoreBars } from './scoreBars.ts';

test('ten bars from the lowest to the highest score, with the failed ones in each', () => {
  const scores = [18, 19, 21, 23, 30, 38].map((score) => ({ score, isFailed: score < 23 }));
  const bars = scoreBars(scores);
  expect(bars.map(({ all }) => all)).toEqual([2, 1, 1, 0, 0, 0, 1, 0, 0, 1]);
  expect(bars.map(({ failed }) => failed)).toEqual([2, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('no bars without two different scores', () => {
  expect(scoreBars([])).toEqual([]);
  expect(scoreBars([30, 30].map((score) => ({ score, isFailed: false })))).toEqual([]);
});
