import { rowNumbers } from './rowNumbers.ts';

test.each<[string, (number | null | undefined)[], number[]]>([
  ['all numbered', [3, 7, 1], [3, 7, 1]],
  ['none numbered', [undefined, null], [1, 2]],
  ['one not numbered', [3, null, 7], [1, 2, 3]],
  ['a number below 1', [0, 1], [1, 2]],
  ['a negative number', [-1, 5], [1, 2]],
  ['a number of two rows', [7, 9, 7], [1, 2, 3]],
  ['no rows', [], []],
])('%s: %j is %j', (_, given, expected) => {
  expect(rowNumbers(given.map((row) => (row === undefined ? {} : { row })))).toEqual(expected);
});
