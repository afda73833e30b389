import { listInWords } from './words.ts';

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
