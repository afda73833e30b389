import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/universal';
import { SPECIFICATION } from '../../../domain/policy/packs.ts';
import { readRosterFile } from './readRosterFile.ts';

const UNIT = { policy: SPECIFICATION, unitFields: [] };
const TABLE = 'Last name,First name,Rank\nNúñez,Ann,SPC\n';
const file = (content: BlobPart, name = 'roster.csv') => new File([content], name);
const read = async (content: BlobPart, name?: string) => {
  const { sheets, note } = await readRosterFile({ file: file(content, name), unit: UNIT });
  return { headings: sheets[0].headings.cells, row: sheets[0].rows[0]?.cells, rows: sheets[0].rows, sheets, note };
};
const refusal = async (content: BlobPart, name?: string) => {
  const error = await readRosterFile({ file: file(content, name), unit: UNIT }).catch((reason: unknown) => reason);
  return error instanceof Error ? error.message : 'No refusal';
};
const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
  return bytes;
};
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** An Excel file with some texts in its parts replaced. */
async function changed(
  file: Blob,
  ...changes: [part: string, from: string | RegExp, to: string][]
): Promise<Uint8Array<ArrayBuffer>> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  for (const [part, from, to] of changes) {
    const text = strFromU8(parts[part] ?? new Uint8Array());
    expect(text).toMatch(from);
    parts[part] = strToU8(text.replace(from, to));
  }
  return Uint8Array.from(zipSync(parts));
}

describe('a CSV file', () => {
  it.each([
    ['UTF-8', TABLE],
    ['UTF-8 with its mark', `\uFEFF${TABLE}`],
    ['UTF-16 little-endian', utf16(`\uFEFF${TABLE}`, false)],
    ['UTF-16 big-endian', utf16(`\uFEFF${TABLE}`, true)],
    ['UTF-16 without its mark', utf16(TABLE, false)],
    ['semicolons', TABLE.replaceAll(',', ';')],
    ['tabs', TABLE.replaceAll(',', '\t')],
    ["Excel's line about the separator", `sep=;\r\n${TABLE.replaceAll(',', ';')}`],
    ['quotes and Windows lines', '"Last name","First name","Rank"\r\n"Núñez","Ann","SPC"\r\n'],
  ])('is read with %s', async (_, content) => {
    expect(await read(content)).toMatchObject({
      headings: ['Last name', 'First name', 'Rank'],
      row: ['Núñez', 'Ann', 'SPC'],
      note: null,
    });
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('with %s is read by its headings, though courses in a list are known as headings too', async (_, separator) => {
    const lines = [
      ['Last', 'First', 'Middle', 'Rank', 'Courses'],
      ['Morgan', 'Alex', 'Lee', 'SGT', 'DLC 1, BLC, DLC 2, ALC, DLC 3, SLC'],
    ];
    const { headings, row } = await read(lines.map((cells) => cells.join(separator)).join('\n'));
    expect([headings, row]).toEqual(lines);
  });

  it('has the separator with more known headings where two have some in one line', async () => {
    const { headings } = await read('Last;First;Rank;Courses (PME, BLC, ALC)\nMorgan;Alex;SGT;BLC\n');
    expect(headings).toEqual(['Last', 'First', 'Rank', 'Courses (PME, BLC, ALC)']);
  });

  it('in Windows-1252 is read, and says so', async () => {
    const { row, note } = await read(latin1(TABLE));
    expect(row).toEqual(['Núñez', 'Ann', 'SPC']);
    expect(note).toMatch(/Windows-1252/);
  });

  it('has its rows under their numbers, without the title, blank ones and what protects from formulas', async () => {
    const { headings, rows } = await read(`Roster of May\n\nLast name;First name\n;;\n'=Smith;"An\nn"\n\nVega;Bo;;\n`);
    expect(headings).toEqual(['Last name', 'First name', '', '']);
    expect(rows).toEqual([
      { row: 5, cells: ['=Smith', 'An\nn'] },
      { row: 7, cells: ['Vega', 'Bo', '', ''] },
    ]);
  });

  it('with a comma that is not in quotation marks is not taken for what it does not say', async () => {
    expect(await refusal('Last,First,Rank,Courses\nVega,Bo,SPC,\n\nMorgan,Alex,SGT,DLC 1, BLC, ALC\n')).toBe(
      'Row 4 has more cells than the headings. Put text that has commas in quotation marks.',
    );
  });

  it('may have columns without a heading, which a spreadsheet saves as blank ones', async () => {
    const { headings, row } = await read('Last,First,Rank,\nVega,Bo,SPC,likes rain\n');
    expect([headings, row]).toEqual([
      ['Last', 'First', 'Rank', ''],
      ['Vega', 'Bo', 'SPC', 'likes rain'],
    ]);
  });

  it('without known headings has all its columns, so that somebody can say what they hold', async () => {
    const { headings, row } = await read('Roster of May\nFamily,Called\nVega,Bo\n');
    expect([headings, row]).toEqual([
      ['Roster of May', ''],
      ['Family', 'Called'],
    ]);
  });
});

describe('an Excel file', () => {
  it('has days, numbers, yes and no as texts, and the sheets that have rows', async () => {
    const day = { value: new Date('2026-01-05T00:00:00Z'), type: Date, format: 'mm/dd/yyyy' };
    const roster = [['Last name', 'ETS', 'M4', 'JFO'], ['Núñez', day, 36, true], [], ['Vega', null, 'x', false]];
    const bytes = await writeXlsxFile([
      { sheet: 'Notes', data: [['Only a title']] },
      { sheet: 'Roster', data: roster },
    ]).toBlob();
    const { sheets } = await read(bytes, 'Roster.XLSX');
    expect(sheets.map(({ name }) => name)).toEqual(['Roster']);
    expect(sheets[0].rows).toEqual([
      { row: 2, cells: ['Núñez', '2026-01-05', '36', 'TRUE'] },
      { row: 4, cells: ['Vega', '', 'x', 'FALSE'] },
    ]);
  });

  it('is read with macros, too, which are left alone', async () => {
    const book = await writeXlsxFile([[{ value: 'Last name' }], [{ value: 'Vega' }]]).toBlob();
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
    const bytes = await changed(book, [
      '[Content_Types].xml',
      type,
      'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
    ]);
    expect((await read(bytes, 'Tracker.xlsm')).row).toEqual(['Vega']);
  });

  it('offers the sheets that can be imported, whatever stands beside them', async () => {
    const tooMany = Array.from({ length: 2001 }, (_, index) => [`Name ${index}`]);
    const bytes = await writeXlsxFile([
      { sheet: 'Data', data: [['Last name'], ...tooMany] },
      { sheet: 'Roster', data: [['Last name'], ['Vega']] },
    ]).toBlob();
    const { sheets, note } = await read(bytes, 'roster.xlsx');
    expect(sheets.map(({ name }) => name)).toEqual(['Roster']);
    expect(note).toBe('Sheet Data has 2001 rows. One import can have at most 2000.');
  });

  it('is read without its sheets that are charts', async () => {
    const book = await writeXlsxFile([{ sheet: 'Roster', data: [['Last name'], ['Vega']] }]).toBlob();
    const bytes = await changed(
      book,
      ['xl/workbook.xml', '</sheets>', '<sheet name="Chart" sheetId="9" r:id="rId99"/></sheets>'],
      [
        'xl/_rels/workbook.xml.rels',
        '</Relationships>',
        '<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
      ],
    );
    expect((await read(bytes, 'roster.xlsx')).sheets.map(({ name }) => name)).toEqual(['Roster']);
  });

  it('has a text for a number that is shown as a date and is none, so that it is refused where it stands', async () => {
    const day = { value: new Date('2026-01-05T00:00:00Z'), type: Date, format: 'mm/dd/yyyy' };
    const book = await writeXlsxFile([
      [{ value: 'Last name' }, { value: 'ETS' }],
      [{ value: 'Vega' }, day],
    ]).toBlob();
    const bytes = await changed(book, ['xl/worksheets/sheet1.xml', '>46027<', '>1234567890<']);
    expect((await read(bytes, 'roster.xlsx')).row).toEqual(['Vega', 'Invalid Date']);
  });

  it('has blank cells for formulas with an error', async () => {
    const book = await writeXlsxFile([
      [{ value: 'Last name' }, { value: 'M4' }],
      [{ value: 'Vega' }, { value: 36 }],
    ]).toBlob();
    const bytes = await changed(book, [
      'xl/worksheets/sheet1.xml',
      /<c r="B2"[^>]*><v>36<\/v>/,
      '<c r="B2" t="e"><f>NA()</f><v>#N/A</v>',
    ]);
    expect((await read(bytes, 'roster.xlsx')).row).toEqual(['Vega', '']);
  });

  it.each([
    ['of the old kind', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), /old Excel file/],
    ['that is cut off', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0, 0), /broken or incomplete/],
    ['that is another archive', zipSync({ 'word/document.xml': strToU8('<w/>') }), /broken or incomplete/],
  ])('%s is refused', async (_, content, sentence) => {
    expect(await refusal(content, 'roster.xlsx')).toMatch(sentence);
  });
});

it.each([
  ['nothing', '', 'roster.csv', 'roster.csv is empty.'],
  ['another kind', 'x', 'roster.pdf', 'roster.pdf is neither a CSV nor an Excel file (.csv or .xlsx).'],
  ['bytes', Uint8Array.of(1, 0, 0, 2, 0, 0, 0, 3), 'roster.csv', 'This is not a text file or an Excel file.'],
  ['too much', 'x'.repeat(10_000_001), 'roster.csv', 'roster.csv is too large: a roster can have up to 10 MB.'],
  ['headings alone', 'Last name,First name\n', 'roster.csv', /has no rows below its headings/],
  [
    'too many rows',
    `Last name,First name\n${'A,B\n'.repeat(2001)}`,
    'roster.csv',
    /has 2001 rows. One import can have at most 2000/,
  ],
  [
    'more rows than a call has arguments',
    `Last name,First name\n${'A,B\n'.repeat(300_000)}`,
    'roster.csv',
    /has 300000 rows. One import can have at most 2000/,
  ],
  ['an open quotation', 'Last name,First name\n"A,B\n', 'roster.csv', /Row 2 has a quotation mark/],
])('a file with %s is refused', async (_, content, name, sentence) => {
  expect(await refusal(content, name)).toMatch(sentence);
});
