import fc from 'fast-check';
import { CellCounter } from '../../imports/reader/CellCounter.ts';
import { readCsv } from '../../imports/reader/readCsv.ts';
import { csvOf } from './csv.ts';

/** A text as the file contains it, next to another cell. */
const written = async (text: string) => (await csvOf([['SPC', text]])).slice(1);

/** A text with many separators, quotation marks and characters of formulas. */
const anyText = fc.string({
  unit: fc.constantFrom(';', '\t', '\r', '\n', '"', "'", ',', '=', '-', '＋', '@', 'a', ' '),
});

it.each([
  ['range detail;=WEBSERVICE(B9);good', "range detail;'=WEBSERVICE(B9);good"],
  ['one\t@SUM(A1)', "one\t'@SUM(A1)"],
  ['one;＝1', "one;'＝1"],
  ["one;'=1", "one;''=1"],
])('keeps from %j the formula that a list separator within would set free', async (text, expected) => {
  expect(await written(text)).toBe(`SPC,${expected}\r\n`);
});

it.each([
  ['ends a row at a line break', 'one\n=1', `"one\n'=1"`],
  ['takes two quotation marks for an empty text', 'one;"=1;', `"one;""'=1;"`],
])('also where a spreadsheet %s', async (_, text, expected) => {
  expect(await written(text)).toBe(`SPC,${expected}\r\n`);
});

it('leaves a text as it is that has no formula', async () => {
  const text = "He's on time; 'A+' shooter - E5;one\tB-2\n'first'";
  expect(await written(text)).toBe(`SPC,"${text}"\r\n`);
});

it('has no formula behind any separator, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const cells = (await written(text)).split(/[;\t\r\n]"*/);
      expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }),
  );
});

it('is read as the same text, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const lines = [
        ['Rank', 'Last name'],
        ['SPC', text],
      ];
      const isHeading = (cell: string) => ['Rank', 'Last name'].includes(cell);
      const { rows } = readCsv((await csvOf(lines)).slice(1), { isHeading, keepRows: 2, counter: new CellCounter() });
      // An import removes spaces around a text.
      expect(rows[1]?.cells).toEqual(['SPC', text.trim()]);
    }),
  );
});
