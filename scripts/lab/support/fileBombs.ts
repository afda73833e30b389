/** Files made to fill the memory, to take forever, or to freeze the page that opens them. Each is at most as large as a file may be. */
import { strToU8, type Zippable, zipSync } from 'fflate';

const MEGABYTE = 1_000_000;
const PACKAGE = 'http://schemas.openxmlformats.org';
const RELATIONSHIP = `${PACKAGE}/officeDocument/2006/relationships`;

type Sheet = { readonly name: string; readonly xml: Uint8Array };

/** An Excel file with these sheets and extra parts, compressed as much as possible. */
export function workbook(sheets: readonly Sheet[], parts: Zippable = {}): Uint8Array {
  const related = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONSHIP}/${type}" Target="${target}"/>`;
  const relations = (items: string) =>
    strToU8(`<Relationships xmlns="${PACKAGE}/package/2006/relationships">${items}</Relationships>`);
  const listed = sheets.map(({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index}"/>`);
  const targets = sheets.map((_, index) => related(`r${index}`, 'worksheet', `worksheets/sheet${index}.xml`));
  const all: Zippable = {
    '[Content_Types].xml': strToU8(`<Types xmlns="${PACKAGE}/package/2006/content-types"/>`),
    '_rels/.rels': relations(related('r', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': strToU8(`<workbook xmlns:r="${RELATIONSHIP}"><sheets>${listed.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': relations(
      [...targets, related('t', 'sharedStrings', 'sharedStrings.xml'), related('s', 'styles', 'styles.xml')].join(''),
    ),
    ...Object.fromEntries(sheets.map(({ xml }, index) => [`xl/worksheets/sheet${index}.xml`, xml])),
    ...parts,
  };
  return zipSync(all, { level: 9 });
}

/** A sheet with the headings of a roster, which also suit a file of questions, and the given rows below. */
function sheetXml(below: string): Uint8Array {
  return strToU8(`<worksheet><sheetData>${ROW_OF_HEADINGS}${below}</sheetData></worksheet>`);
}

const HEADINGS = ['Last', 'First', 'Rank', 'question', 'optionA', 'optionB', 'optionC', 'optionD', 'answerText'];
const OTHER_HEADINGS = ['topic', 'explanation', 'citation', 'reviewDate'];
const ALL_HEADINGS = [...HEADINGS, ...OTHER_HEADINGS];
const text = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
const ROW_OF_HEADINGS = `<row r="1">${ALL_HEADINGS.map(text).join('')}</row>`;
const LINE_OF_HEADINGS = ALL_HEADINGS.join(',');

const one = (xml: Uint8Array, parts?: Zippable) => workbook([{ name: 'Sheet', xml }], parts);

/** Fills a file up to the largest size that is read. */
function filled(start: string, piece: string): Uint8Array {
  return strToU8(start + piece.repeat(Math.floor((10 * MEGABYTE - start.length) / piece.length)));
}

/** Makes an archive lie: its directory and its parts say that each part is one byte long. */
function lying(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer);
  for (let at = 0; at + 28 < archive.length; at += 1) {
    const start = view.getUint32(at);
    if (start === 0x504b0102) view.setUint32(at + 24, 1, true);
    if (start === 0x504b0304) view.setUint32(at + 22, 1, true);
  }
  return archive;
}

/** A text that is repeated tenfold, nine times over ("billion laughs"). */
function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`);
  return `<!DOCTYPE sst [<!ENTITY l0 "${'lol'.repeat(10)}">${entities.join('')}]>`;
}

export type Bomb = {
  readonly what: string;
  /** The file's name, which decides only what people see. */
  readonly name: string;
  readonly make: () => Uint8Array;
  /** What the screen says about it: one sentence for both imports, or a different one for rosters and for questions. */
  readonly says: RegExp;
};

export const BOMBS: readonly Bomb[] = [
  {
    what: 'one cell in the last row and column',
    name: 'last-cell.xlsx',
    make: () => one(sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
    says: /Cell XFD1048576 isn't empty, but columns beyond IV can't be read/,
  },
  {
    what: 'a cell in the last column that is read of each of many rows, in a sheet that says it is full',
    name: 'sparse.xlsx',
    make: () =>
      workbook(
        Array.from({ length: 100 }, (_, sheet) => ({
          name: `S${sheet}`,
          xml: strToU8(
            `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${Array.from({ length: 1900 }, (_one, row) => `<row r="${row * 500 + 1}"><c r="IV${row * 500 + 1}"><v>1</v></c></row>`).join('')}</sheetData></worksheet>`,
          ),
        })),
      ),
    says: /The filled cells in this file are too far apart/,
  },
  {
    what: 'blanks that become a thousand times as many, of which the archive says that they are one byte',
    name: 'blanks.xlsx',
    make: () => lying(one(new Uint8Array(300 * MEGABYTE).fill(0x20))),
    says: /unpacked, it has more than 100 MB/,
  },
  {
    what: 'cells within quotation marks that are never closed, in 10 MB',
    name: 'quotes.csv',
    make: () => filled(`${LINE_OF_HEADINGS}\n`, '"a""b,;|\t'),
    says: /Row 2 has a quotation mark without a partner/,
  },
  {
    what: 'one cell of 10 MB',
    name: 'one-cell.csv',
    make: () => filled(`${LINE_OF_HEADINGS}\n`, 'x'),
    says: /Cell A2 has more than 32,767 characters/,
  },
  {
    what: 'one cell of 90 MB in an Excel file',
    name: 'one-cell.xlsx',
    make: () => one(sheetXml(`<row r="2">${text('x'.repeat(90 * MEGABYTE))}</row>`)),
    says: /Cell A2 has more than 32,767 characters/,
  },
  {
    what: 'texts that are defined by one another, a billion in all',
    name: 'laughs.xlsx',
    make: () =>
      one(sheetXml('<row r="2"><c t="s"><v>0</v></c></row>'), {
        'xl/sharedStrings.xml': strToU8(`<?xml version="1.0"?>${laughs()}<sst><si><t>&l9;</t></si></sst>`),
      }),
    says: /XML definitions \(DOCTYPE\), which can't be read/,
  },
  {
    what: 'one long text in each of 200,000 cells',
    name: 'shared.xlsx',
    make: () =>
      one(sheetXml(`<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(1000)), {
        'xl/sharedStrings.xml': strToU8(`<sst><si><t>${'x'.repeat(32_000)}</t></si></sst>`),
      }),
    says: /This file has too much text: more than 10,000,000 characters/,
  },
  {
    what: 'twenty thousand sheets',
    name: 'sheets.xlsx',
    make: () =>
      workbook(Array.from({ length: 20_000 }, (_, index) => ({ name: `S${index}`, xml: sheetXml('<row/>') }))),
    says: /This file has more than 200 sheets/,
  },
  {
    what: 'elements in elements, ten million deep',
    name: 'deep.xlsx',
    make: () => one(sheetXml('<a>'.repeat(10 * MEGABYTE))),
    says: /This Excel file is broken or incomplete/,
  },
  {
    what: 'millions of styles and formats, and a cell with a text that is not there',
    name: 'styles.xlsx',
    make: () => {
      const styles = `<numFmts>${'<numFmt numFmtId="164" formatCode="0"/>'.repeat(500_000)}</numFmts>`;
      const xfs = `<cellXfs>${'<xf numFmtId="164"/>'.repeat(1_500_000)}</cellXfs>`;
      return one(sheetXml('<row r="2"><c t="s"><v>9</v></c></row>'), {
        'xl/styles.xml': strToU8(`<styleSheet>${styles}${xfs}</styleSheet>`),
      });
    },
    says: /This Excel file is broken or incomplete/,
  },
  {
    what: 'a tag with millions of attributes',
    name: 'attributes.xlsx',
    make: () => {
      const attributes = Array.from({ length: 2 * MEGABYTE }, (_, index) => `a${index}:b="1"`);
      return one(sheetXml(`<row ${attributes.join(' ')}/>`));
    },
    says: /This Excel file is broken or incomplete/,
  },
  {
    what: 'a format of a number that is as long as can be, and a tag of attributes without end',
    name: 'format.xlsx',
    make: () =>
      one(sheetXml(`<row r="2"><c s="0"><v>1</v></c></row><row ${'a'.repeat(900_000)}></row>`), {
        'xl/styles.xml': strToU8(
          `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'#'.repeat(9_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
        ),
      }),
    says: /This Excel file is broken or incomplete/,
  },
  {
    what: 'ten million commas',
    name: 'commas.csv',
    make: () => filled(`${LINE_OF_HEADINGS}\n`, ','),
    says: /has no rows below its headings/,
  },
  {
    what: 'what each separator might separate, and what might be a formula, without end',
    name: 'sniffing.csv',
    make: () => filled('', `;';';'';\t"";"''''''`),
    says: /quotation mark|isn't empty, but columns beyond IV|has more than 32,767/,
  },
  {
    what: 'five million lines',
    name: 'lines.csv',
    make: () => filled(`${LINE_OF_HEADINGS}\n`, 'a\n'),
    says: /The file has \d+ rows\. One import can have at most [12]000/,
  },
  {
    what: 'lists in lists, ten million deep',
    name: 'deep.json',
    make: () => filled('', '['),
    says: /Its lists are nested too deep|neither a CSV nor an Excel file/,
  },
  {
    what: 'the most that is read: 200,000 cells with 9 million characters',
    name: 'full.xlsx',
    make: () => {
      const names = Array.from({ length: 100 }, (_, index) =>
        text(index < ALL_HEADINGS.length ? (ALL_HEADINGS[index] ?? '') : `Column ${index}`),
      );
      const row = (number: number) => `<row r="${number}">${text('x'.repeat(45)).repeat(200)}</row>`;
      const rows = Array.from({ length: 990 }, (_, index) => row(index + 2)).join('');
      return one(strToU8(`<worksheet><sheetData><row r="1">${names.join('')}</row>${rows}</sheetData></worksheet>`));
    },
    says: /columns will be imported|You can't import yet|This file has too much text for one import/,
  },
];
