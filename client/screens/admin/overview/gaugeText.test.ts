import { placesText, ringValue } from './gaugeText.ts';

test('the ring is drawn as far as the places are filled, and no further than full', () => {
  expect([0, 63, 100, 113].map(ringValue)).toEqual([0, 63, 100, 100]);
});

test('the places are told as they are, also when there are more people', () => {
  expect(placesText({ filled: 9, capacity: 8 })).toBe('9 of 8');
});
