import { ringOver, ringValue } from './gaugeText.ts';

test('the ring is drawn as far as the places are filled, and no further than full', () => {
  expect([0, 63, 100, 113].map(ringValue)).toEqual([0, 63, 100, 100]);
});

test('more people than places are drawn over the full ring', () => {
  expect([0, 63, 100, 101, 113, 200, 363].map(ringOver)).toEqual([0, 0, 0, 1, 13, 100, 100]);
});
