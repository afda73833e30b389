import { durationInWords, listInWords } from './words.ts';

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A or B'],
  [['A', 'B', 'C'], 'A, B or C'],
])('%p in words', (items, expected) => {
  expect(listInWords(items, 'or')).toBe(expected);
});

test('with the other conjunction', () => {
  expect(listInWords(['A', 'B', 'C'], 'and')).toBe('A, B and C');
});

test.each([
  [60_000, '1 minute'],
  [600_000, '10 minutes'],
  [3_600_000, '1 hour'],
  [7_200_000, '2 hours'],
  [5_400_000, '90 minutes'],
])('%d milliseconds in words', (milliseconds, expected) => {
  expect(durationInWords(milliseconds)).toBe(expected);
});
