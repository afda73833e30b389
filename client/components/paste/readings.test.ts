import { HTML_MAX_BYTES, preview, readingsOf } from './readings.ts';

const rowsOf = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
const paragraphs = (...texts: string[]) => rowsOf(...texts.map((text) => `<td><p>${text}</p></td>`));
const SCORES = [['27'], ['35'], ['19']];
const read = (given: Partial<Parameters<typeof readingsOf>[0]>) =>
  readingsOf({ own: '', html: '', text: '', ...given }).map(({ name, cells }) => [name, cells]);

test.each([
  ['paragraphs in the cells of a mail', paragraphs('27', '35', '19'), '27\n\n35\n\n19'],
  ['a spreadsheet', rowsOf('<td>27', '<td>35', '<td>19'), '27\r\n35\r\n19\r\n'],
  ['a table without a text', paragraphs('27', '35', '19'), ''],
  ['a page without a table', '<p>27<br>35<br>19</p>', '27\n35\n19'],
  ['a text', '', '27\n35\n19'],
])('reads %s without a question', (_, html, text) => {
  expect(readingsOf({ own: '', html, text }).map(({ cells }) => cells)).toEqual([SCORES]);
});

test('a blank cell keeps its place, and a merged one gives its value once', () => {
  expect(read({ html: rowsOf('<td>27', '<td>', '<td>19'), text: '27\n\n19' })).toEqual([
    ['Table of 2 rows', [['27'], [''], ['19']]],
  ]);
  expect(read({ html: rowsOf('<td rowspan=2>27<td>Yes', '<td>No'), text: '27\tYes\n\tNo' })).toEqual([
    [
      'Table of 2 rows',
      [
        ['27', 'Yes'],
        ['', 'No'],
      ],
    ],
  ]);
});

test('what differs between table and text is asked', () => {
  expect(read({ html: `<p>Scores:</p>${paragraphs('27', '35')}`, text: 'Scores:\n27\n\n35' })).toEqual([
    ['Table of 2 rows', [['27'], ['35']]],
    ['Text of 3 lines', [['Scores:'], ['27'], [''], ['35']]],
  ]);
  // Hidden rows that a program included in its text.
  expect(read({ html: rowsOf('<td>27') + "<tr style='display:none'><td>35", text: '27\n35' })).toHaveLength(2);
  expect(read({ html: rowsOf('<td>27<br>35'), text: '27\n35' })).toHaveLength(2);
});

test('which of several tables is asked', () => {
  const html = `${paragraphs('27')}<p>and</p>${rowsOf('<td>35', '<td>19')}`;
  expect(read({ html, text: '27\n\nand\n\n35\n19' })).toEqual([
    ['Table 1 of 1 row', [['27']]],
    ['Table 2 of 2 rows', [['35'], ['19']]],
    ['Text of 4 lines', [['27'], [''], ['and'], [''], ['35'], ['19']]],
  ]);
});

test('whether lines with a blank one between any two are paragraphs is asked', () => {
  expect(read({ html: '<p>27</p><p>35</p><p>19</p>', text: '27\n\n35\n\n19' })).toEqual([
    ['Text of 3 lines, without blank lines', SCORES],
    ['Text of 3 lines, with blank lines', [['27'], [''], ['35'], [''], ['19']]],
  ]);
  expect(read({ text: '27\n\n35' })).toHaveLength(1);
  expect(read({ text: '27\n\n35\n19' })).toHaveLength(1);
});

test('of a page that is too large the text is read', () => {
  const large = paragraphs('27') + 'é'.repeat(HTML_MAX_BYTES / 2);
  expect(read({ html: large, text: '35' })).toEqual([['Text of 1 line', [['35']]]]);
  expect(read({ html: paragraphs('27') + ' '.repeat(HTML_MAX_BYTES - 100), text: '27' })).toEqual([
    ['Table of 1 row', [['27']]],
  ]);
});

test('what the product copied stays as it was, and what others write in its place is no cell', () => {
  const cells = [['"Ace"'], [' M4 '], ['']];
  const html = paragraphs('1');
  expect(readingsOf({ own: JSON.stringify(cells), html, text: '2' })).toEqual([{ name: '', cells, isOwn: true }]);
  for (const own of ['[]', '[1]', '[[1]]', '{}', 'x', '"27"']) {
    expect(readingsOf({ own, html: '', text: '27' })).toMatchObject([{ cells: [['27']], isOwn: false }]);
  }
});

test('a reading is shown by what it begins with', () => {
  expect(preview([['Adams, Ann', '27'], [''], ['', '35'], ['x'.repeat(40)], ['4']])).toBe(
    `Adams, Ann | 27, 35, ${'x'.repeat(30)}… …`,
  );
  expect(preview([['27']])).toBe('27');
});
