import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import type { ExportColumn } from './exportColumn.ts';
import { tableCsv, tableOf } from './tableFiles.ts';
import { xlsxOf } from './xlsx.ts';

type Row = { name: string; ets: string };
const SCORE: ExportColumn<Row> = { header: 'Score', exported: () => 512 };

const COLUMNS: readonly ExportColumn<Row>[] = [
  { header: 'Name', exported: ({ name }) => name },
  { header: 'ETS Date', exported: ({ ets }) => ({ day: ets }) },
];

const row = (name: string): Row => ({ name, ets: '2026-01-05' });

describe('as CSV', () => {
  it('is Unicode to a spreadsheet, with days as they are shown', async () => {
    const csv = await tableCsv(COLUMNS, [row('Núñez, "Ann"\n山田 🎯')]);
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(Papa.parse(csv, { skipEmptyLines: true }).data).toEqual([
      ['Name', 'ETS Date'],
      ['Núñez, "Ann"\n山田 🎯', '05 JAN 2026'],
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t1', '＝1', '=HYPERLINK("x")\nsecond line', "'-1", "''=1"])(
    'does not let %j run',
    async (name) => {
      const csv = await tableCsv(COLUMNS, [row(name)]);
      expect(Papa.parse<string[]>(csv).data[1]?.[0]).toBe(`'${name}`);
    },
  );

  it('has a number as it is', async () => {
    expect(await tableCsv([SCORE], [row('Adams')])).toBe('\uFEFFScore\r\n512\r\n');
  });

  it('has the headers alone when there are no rows', async () => {
    expect(await tableCsv(COLUMNS, [])).toBe('\uFEFFName,ETS Date\r\n');
  });
});

describe('for Excel', () => {
  async function parts(rows: readonly Row[], columns = COLUMNS, name = 'ETS') {
    const files = unzipSync(new Uint8Array(await xlsxOf(tableOf(name, columns, rows)).arrayBuffer()));
    const part = (path: string) => strFromU8(files[path] ?? new Uint8Array());
    return {
      book: part('xl/workbook.xml'),
      sheet: part('xl/worksheets/sheet1.xml'),
      texts: part('xl/sharedStrings.xml'),
      styles: part('xl/styles.xml'),
    };
  }

  it('has a day as a number of days with a date format', async () => {
    const { sheet, styles } = await parts([row('Adams')]);
    // 46,027 days after 30 DEC 1899, where Excel starts counting.
    expect(sheet).toMatch(/<c r="B2" s="\d"><v>46027<\/v><\/c>/);
    expect(styles).toContain('formatCode="dd mmm yyyy"');
  });

  it.each([
    ['Upcoming ETS', 'Upcoming ETS'],
    ["'Comments for 2LT O'Neil: [a/b\\c]*?'", "Comments for 2LT O'Neil- -a-b-c"],
    ['R&D <1> "Ox"', 'R&amp;D &lt;1&gt; &quot;Ox&quot;'],
    ['History of SPC Wolfeschlegelsteinhausen', 'History of SPC Wolfeschlegelste'],
    ['History of SPC Wolfeschlegels𠮷𠮷𠮷', 'History of SPC Wolfeschlegels𠮷'],
    ['\u0000', 'Sheet1'],
    ['history', 'history-'],
  ])('names the sheet after %j, as far as a spreadsheet takes it', async (label, name) => {
    expect((await parts([row('Adams')], COLUMNS, label)).book).toContain(`<sheet name="${name}" `);
  });

  it('has a filter on the headings, over all rows', async () => {
    const { book, sheet } = await parts([row('Adams'), row('Baker')], COLUMNS, "O'Neil");
    expect(sheet).toContain('</sheetData><autoFilter ref="A1:B3"/>');
    expect(book).toContain(`name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'O''Neil'!$A$1:$B$3<`);
  });

  it('has each column as wide as what it holds; a long text, or one of several lines, wraps', async () => {
    const { sheet, texts } = await parts(
      [row('A name of thirty-one characters'), row('word '.repeat(40)), row('two\nlines')],
      [...COLUMNS, SCORE, { header: 'Wide', exported: ({ name }) => (name.startsWith('two') ? '山田山田山田' : '') }],
    );
    const widths = [...sheet.matchAll(/<col min="(\d)" max="\1" width="(\d+)" customWidth="1"\/>/g)];
    // The widest column has the long text. A date has 11 characters, a heading has a filter button, and 山 is as wide as two letters.
    expect(widths.map(([, , width]) => Number(width))).toEqual([60, 13, 10, 14]);
    const wraps = (text: string) => {
      const index = [...texts.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].findIndex(([, one]) => one?.trim() === text.trim());
      return sheet.includes(`s="3" t="s"><v>${index}<`);
    };
    expect(wraps('word '.repeat(40))).toBe(true);
    expect(wraps('two\nlines')).toBe(true);
    expect(wraps('A name of thirty-one characters')).toBe(false);
  });

  it('has one typeface in one size', async () => {
    const { styles } = await parts([row('Adams')]);
    const fonts = [...styles.matchAll(/<font>(.*?)<\/font>/g)].map(([, font = '']) => font.replace('<b/>', ''));
    expect(fonts).toHaveLength(2);
    expect(new Set(fonts).size).toBe(1);
    expect(fonts[0]).toContain('<sz val="11"/>');
    expect(fonts[0]).toContain('<name val="Calibri"/>');
    // It would refer to the theme, and the file has none.
    expect(styles).not.toContain('scheme');
  });

  it('has columns beyond the letters of the alphabet', async () => {
    const { sheet } = await parts([row('Adams')], Array<typeof SCORE>(28).fill(SCORE));
    expect(sheet).toMatch(/<c r="Z2"[^>]*><v>512<\/v><\/c><c r="AA2"[^>]*><v>512<\/v><\/c><c r="AB2"/);
  });

  it('has a number to count with', async () => {
    const { sheet } = await parts([row('Adams')], [SCORE]);
    expect(sheet).toMatch(/<c r="A2"[^>]*><v>512<\/v><\/c>/);
  });

  it('leaves out what no spreadsheet can hold', async () => {
    const { texts } = await parts([row('two\nlines\u0000\u000B\uD800 end')]);
    expect(texts).toMatch(/<t[^>]*>two\nlines end<\/t>/);
  });

  it('has a text as it is that would stand for another character', async () => {
    const { texts } = await parts([row('_x0041_ _x41_')]);
    expect(texts).toContain('<t>_x005F_x0041_ _x41_</t>');
  });

  it('has texts as texts, and no formula', async () => {
    const { sheet, texts } = await parts([row('=1+1'), row('Núñez <山田> 🎯')]);
    expect(sheet).toContain('<c r="A2" t="s">');
    expect(sheet).not.toContain('<f');
    expect(texts).toContain('<t>=1+1</t>');
    expect(texts).toContain('<t>Núñez &lt;山田&gt; 🎯</t>');
  });
});
