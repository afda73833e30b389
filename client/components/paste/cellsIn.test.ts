import { cellsIn } from './cellsIn.ts';

test.each([
  // A spreadsheet quotes a cell that contains a line break or a tab.
  ['"38"\r\n21\r\n', [['38'], ['21']]],
  ['"One\ntwo ""three"""\tB\n"C\tD"\n', [['One\ntwo "three"', 'B'], ['C\tD']]],
  [
    'A\t""\nB\t',
    [
      ['A', ''],
      ['B', ''],
    ],
  ],
  // Anything else that starts with a quotation mark is text that somebody typed.
  ['"Ace" Adams\t5"\n"', [['"Ace" Adams', '5"'], ['"']]],
  ['', [['']]],
])('the cells of %j', (text, cells) => {
  expect(cellsIn(text)).toEqual(cells);
});
