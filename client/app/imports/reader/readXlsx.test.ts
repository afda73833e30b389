import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { xlsxOf } from '../../tables/export/xlsx.ts';
import { CellCounter } from './CellCounter.ts';
import { readWorkbook } from './readSheetFile.ts';
import { readXlsx } from './readXlsx.ts';

const read = (bytes: Uint8Array, keepRows = 10_000) => readXlsx(bytes, { keepRows, counter: new CellCounter() });
const refusal = (bytes: Uint8Array) => {
  try {
    read(bytes);
  } catch (error) {
    return error instanceof Error ? error.message : 'No error';
  }
  return 'No refusal';
};

const TABLE = await xlsxOf({ name: 'People', headers: ['Name', 'Number'], lines: [['Vega', 1]] }).arrayBuffer();
/** A small Excel file with some parts replaced. */
function withParts(changed: Zippable): Uint8Array {
  return zipSync({ ...unzipSync(new Uint8Array(TABLE)), ...changed });
}
const sheet = (rows: string) => strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
const withSheet = (rows: string) => withParts({ 'xl/worksheets/sheet1.xml': sheet(rows) });
const cells = (bytes: Uint8Array) => read(bytes)[0]?.rows.map((row) => row.cells);

/** Where an unpacked part's size is written, in its directory entry and in its own header. */
const DIRECTORY_SIZE_AT = 24;
const HEADER_SIZE_AT = 22;

/** The archive with a false unpacked size for each part. */
function saying(bytesEach: number, archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer);
  for (let at = 0; at + DIRECTORY_SIZE_AT + 4 < archive.length; at += 1) {
    if (view.getUint32(at) === 0x504b0102) view.setUint32(at + DIRECTORY_SIZE_AT, bytesEach, true);
    if (view.getUint32(at) === 0x504b0304) view.setUint32(at + HEADER_SIZE_AT, bytesEach, true);
  }
  return archive;
}

it('unpacks nothing that would fill the memory, whatever the archive says of its size', () => {
  const blanks = withParts({ 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_001).fill(0x20) });
  expect(blanks.length).toBeLessThan(200_000);
  for (const bytesEach of [1, 0xffffffff]) {
    expect(refusal(saying(bytesEach, blanks))).toMatch(/^This file is too large: unpacked, it has more than 100 MB/);
  }
});

it.each([0, 7, 100_000_001, 0xffffffff])('reads a file that says of its parts that they have %d bytes', (bytesEach) => {
  expect(cells(saying(bytesEach, withParts({})))).toEqual([
    ['Name', 'Number'],
    ['Vega', '1'],
  ]);
});

it('reads a large table as it was exported', async () => {
  const lines = Array.from({ length: 8000 }, (_, index) => [`Núñez & Söhne <${index}> `, index, { day: '2026-01-05' }]);
  const bytes = new Uint8Array(
    await xlsxOf({ name: 'People', headers: ['Name', 'Number', 'Day'], lines }).arrayBuffer(),
  );
  const [table] = read(bytes);
  expect(table?.name).toBe('People');
  expect(table?.rows).toHaveLength(lines.length + 1);
  expect([table?.rows[0]?.cells, table?.rows.at(-1)?.cells]).toEqual([
    ['Name', 'Number', 'Day'],
    ['Núñez & Söhne <7999>', '7999', '2026-01-05'],
  ]);
});

it('keeps the first rows alone, and counts all', () => {
  const rows = Array.from({ length: 300 }, (_, index) => `<row r="${index + 1}"><c><v>7</v></c></row>`).join('');
  const [table] = read(withSheet(rows), 5);
  expect([table?.rows.length, table?.filledRows]).toEqual([5, 300]);
});

it('refuses what stands beyond the columns that are read, and takes the last of them and the last row', () => {
  expect(refusal(withSheet('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))).toBe(
    "Cell XFD1048576 isn't empty, but columns beyond IV can't be read. Remove what you don't want to import.",
  );
  const [table] = read(withSheet('<row r="1048576"><c r="IV1048576"><v>1</v></c><c r="XFD1048576" s="1"/></row>'));
  expect(table?.rows).toEqual([{ row: 1048576, cells: [...Array<string>(255).fill(''), '1'] }]);
});

it('refuses more cells than are read, cells that are too far apart, and a text that no cell can have', () => {
  const row = (number: number, content: string) => `<row r="${number}">${content}</row>`;
  const many = (count: number, content: string) =>
    withSheet(Array.from({ length: count }, (_, index) => row(index + 1, content)).join(''));
  const full = '<c><v>1</v></c>'.repeat(200);
  expect(refusal(many(1000, full))).toBe('No refusal');
  expect(refusal(many(1001, full))).toMatch(/^This file has too many filled cells: more than 200,000\./);
  expect(refusal(many(1562, '<c r="IV1"><v>1</v></c>'))).toBe('No refusal');
  expect(refusal(many(1563, '<c r="IV1"><v>1</v></c>'))).toMatch(/^The filled cells in this file are too far apart/);
  const text = (length: number) => withSheet(row(1, `<c t="inlineStr"><is><t>${'x'.repeat(length)}</t></is></c>`));
  expect(refusal(text(32_767))).toBe('No refusal');
  expect(refusal(text(32_768))).toBe('Cell A1 has more than 32,767 characters.');
});

it('refuses a text that few bytes give to many cells', () => {
  const shared = strToU8(`<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`);
  const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(2);
  const bytes = withParts({ 'xl/sharedStrings.xml': shared, 'xl/worksheets/sheet1.xml': sheet(rows) });
  expect(refusal(bytes)).toMatch(/^This file has too much text: more than 10,000,000 characters/);
});

it('refuses more sheets than are read', () => {
  const part = strFromU8(unzipSync(new Uint8Array(TABLE))['xl/workbook.xml'] ?? new Uint8Array());
  const [one = ''] = /<sheet [^>]*>/.exec(part) ?? [];
  const book = (count: number) => withParts({ 'xl/workbook.xml': strToU8(part.replace(one, one.repeat(count))) });
  expect(read(book(200))).toHaveLength(200);
  expect(refusal(book(201))).toMatch(/^This file has more than 200 sheets\./);
});

it.each([
  ['xl/sharedStrings.xml', '<!DOCTYPE sst [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>'],
  ['xl/worksheets/sheet1.xml', '<?xml version="1.0"?><!DOCTYPE worksheet SYSTEM "file:///etc/passwd"><worksheet/>'],
  ['xl/workbook.xml', '<!-- <x> --><!DOCTYPE workbook [<!ENTITY a "b">]><workbook/>'],
])('defines nothing and fetches nothing that %s says', (part, xml) => {
  expect(refusal(withParts({ [part]: strToU8(xml) }))).toMatch(/^This file has XML definitions/);
});

it.each([
  ['a piece that is cut off', '<row r="1"><c><v>1</v></c></row', /broken or incomplete/],
  ['an entity that nothing defines', '<row r="1"><c t="str"><v>&lol;</v></c></row>', /broken or incomplete/],
  ['a text that is not there', '<row r="1"><c t="s"><v>99</v></c></row>', /broken or incomplete/],
])('refuses %s', (_, rows, message) => {
  const xml = `<worksheet><sheetData>${rows}`;
  expect(refusal(withParts({ 'xl/worksheets/sheet1.xml': strToU8(xml) }))).toMatch(message);
});

it('is not slowed by what is deep, long or repeated in the XML', () => {
  const row = '<row r="1"><c><v>1</v></c></row>';
  const around = (start: string, end = '') => withParts({ 'xl/worksheets/sheet1.xml': strToU8(start + row + end) });
  const remarks = `<!--${'x>'.repeat(20_000)}-->`.repeat(50);
  expect(cells(around(`<worksheet>${remarks}${'<a/>'.repeat(500_000)}`, '</worksheet>'))).toEqual([['1']]);
  const refused = [
    ['<a>'.repeat(500_000), '</a>'.repeat(500_000)],
    [`<worksheet><row ${'a'.repeat(900_000)}></row>`, '</worksheet>'],
    [`<worksheet><row ${Array.from({ length: 100_000 }, (_, at) => `a${at}:b=""`).join(' ')}></row>`, '</worksheet>'],
    [`<worksheet><!--${'x>'.repeat(1_000_000)}-->`, '</worksheet>'],
  ] as const;
  for (const [start, end] of refused) expect(refusal(around(start, end))).toMatch(/broken or incomplete/);
});

it('reads texts that are cut anywhere when they are unpacked', () => {
  // These texts are longer than the 64 kB that are passed on at a time.
  const kinds = ['&#x1F600;', '&amp;', 'é', '😀'] as const;
  const shown = ['😀', '&', 'é', '😀'];
  for (const shift of [0, 1, 2, 3]) {
    const row = kinds.map((text) => `<c t="inlineStr"><is><t>${text.repeat(16_000)}</t></is></c>`);
    const bytes = withSheet(`<!--${' '.repeat(shift)}--><row>${row.join('')}</row>`);
    expect(cells(bytes)).toEqual([shown.map((text) => text.repeat(16_000))]);
  }
});

it('reads texts however they are written: in pieces, with pronunciation, references, CDATA and prefixes', () => {
  const text = (inner: string) => `<x:c t='inlineStr'><x:is>${inner}</x:is></x:c>`;
  const row = [
    text('<x:r><x:t>One </x:t></x:r><x:r><x:t>two</x:t></x:r><x:rPh><x:t>wan tu</x:t></x:rPh>'),
    text('<x:t>a &lt; b &amp;amp; &#x41;&#66;</x:t>'),
    text('<x:t><![CDATA[<x> & y]]></x:t>'),
    text('<x:t>_x0041__x005F_x0042_</x:t>'),
    '<x:c t="str" a="1 > 0"><x:f>A1&amp;""</x:f><x:v>said</x:v></x:c>',
  ];
  const xml = `<x:worksheet><x:sheetData><x:row>${row.join('')}</x:row></x:sheetData></x:worksheet>`;
  const read = ['One two', 'a < b &amp; AB', '<x> & y', 'A_x0042_', 'said'];
  expect(cells(withParts({ 'xl/worksheets/sheet1.xml': strToU8(xml) }))).toEqual([read]);
  const wide = Array.from(`\uFEFF${xml}`, (letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]);
  for (const bytes of [wide, wide.map((pair) => pair.toReversed())]) {
    expect(cells(withParts({ 'xl/worksheets/sheet1.xml': Uint8Array.from(bytes.flat()) }))).toEqual([read]);
  }
});

it('tells of rows that Excel does not show', () => {
  const row = (number: number, attributes: string) => `<row r="${number}" ${attributes}><c><v>7</v></c></row>`;
  const rows = [
    row(1, 'hidden="1"'),
    row(2, ''),
    row(3, 'hidden="true"'),
    row(4, 'ht="0"'),
    row(5, 'hidden="0" ht="15"'),
  ];
  const blank = '<row r="6" hidden="1"><c s="1"/></row>';
  expect(read(withSheet([...rows, blank].join('')))[0]?.hiddenRows).toEqual([1, 3, 4]);
});

it('tells of columns that Excel does not show', () => {
  const columns =
    '<col min="2" max="3" hidden="1"/><col min="5" max="5" width="0"/><col min="255" max="16384" hidden="true"/>';
  const xml = `<worksheet><cols><col min="1" max="1" width="9"/>${columns}</cols><sheetData/></worksheet>`;
  expect(read(withParts({ 'xl/worksheets/sheet1.xml': strToU8(xml) }))[0]?.hiddenColumns).toEqual([1, 2, 4, 254, 255]);
});

describe('a formula', () => {
  const of = (content: string, book: Zippable = {}) => {
    const rows = `<row r="1"><c><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c>${content}</row>`;
    const [table] = read(withParts({ 'xl/worksheets/sheet1.xml': sheet(rows), ...book }));
    return [table?.rows[1]?.cells.slice(1), table?.uncalculated];
  };
  const NOTHING = [[], [{ row: 2, column: 1 }]];

  it.each([
    ['<c><f>30+7</f></c>'],
    ['<c><f>30+7</f><v></v></c>'],
    ['<c><f>30+7</f><v/></c>'],
    ['<c t="str"><f>30+7</f></c>'],
    ['<c><f t="shared" si="0"/></c>'],
    ['<c t="b"><f>TRUE</f><v/></c>'],
  ])('without a result is told: %s', (cell) => expect(of(cell)).toEqual(NOTHING));

  it.each([
    ['<c><f>30+7</f><v>37</v></c>', ['37']],
    ['<c><f>0</f><v>0</v></c>', ['0']],
    ['<c t="str"><f>A1</f><v>said</v></c>', ['said']],
    ['<c t="str"><f>""</f><v></v></c>', []],
    ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', ['']],
    ['<c><v></v></c>', []],
  ])('with one is not: %s', (cell, shown) => expect(of(cell)).toEqual([shown, []]));

  it('that says 0 has no result in a file that is to be calculated when it is opened', () => {
    const part = strFromU8(unzipSync(new Uint8Array(TABLE))['xl/workbook.xml'] ?? new Uint8Array());
    const book = (isStale: string) => ({
      'xl/workbook.xml': strToU8(part.replace('</workbook>', `<calcPr fullCalcOnLoad="${isStale}"/></workbook>`)),
    });
    const zero = '<c><f>SUM(A1)</f><v>0</v></c>';
    expect(of(zero, book('1'))).toEqual(NOTHING);
    expect(of(zero, book('0'))).toEqual([['0'], []]);
    expect(of('<c><f>SUM(A1)</f><v>7</v></c>', book('1'))).toEqual([['7'], []]);
  });

  it('is refused beyond the columns that are read', () => {
    expect(refusal(withSheet('<row r="1"><c r="XFD1"><f>1</f></c></row>'))).toMatch(/^Cell XFD1 isn't empty/);
  });
});

describe('cells that are merged', () => {
  const text = (value: string) => `<is><t>${value}</t></is>`;
  const merged = (areas: string) =>
    withParts({
      'xl/worksheets/sheet1.xml': strToU8(
        `<worksheet><sheetData>${[
          ['Section', 'Name', 'Score'],
          ['', 'of the list', ''],
          ['ALPHA', 'Vega', '30'],
          ['', 'Morgan', ''],
          ['', 'Lopez', '20'],
        ]
          .map(
            (line, at) => `<row r="${at + 1}">${line.map((one) => `<c t="inlineStr">${text(one)}</c>`).join('')}</row>`,
          )
          .join('')}</sheetData><mergeCells>${areas}</mergeCells></worksheet>`,
      ),
    });
  const rows = (areas: string) =>
    readWorkbook('roster.xlsx', merged(areas), {
      isHeading: (heading) => ['Section', 'Name'].includes(heading),
      maxRows: 100,
    }).sheets[0].sheet.rows.map(({ cells: line }) => line);

  it('say what they say of each of their rows', () => {
    expect(rows('<mergeCell ref="A3:A1048576"/><mergeCell ref="C3:C5"/><mergeCell ref="ZZ1:ZZ9"/>')).toEqual([
      ['', 'of the list'],
      ['ALPHA', 'Vega', '30'],
      ['ALPHA', 'Morgan', '30'],
      ['ALPHA', 'Lopez', '20'],
    ]);
  });

  it('are left where they are headings, or stand beside one another', () => {
    expect(rows('<mergeCell ref="A1:A2"/><mergeCell ref="A3:B4"/>')).toEqual([
      ['', 'of the list'],
      ['ALPHA', 'Vega', '30'],
      ['', 'Morgan'],
      ['', 'Lopez', '20'],
    ]);
  });
});
