/*
 * The product writes the few parts of an Excel file itself. Packages that do so have fflate compress large parts in a worker that it makes from a
 * text, which the Content-Security-Policy refuses: an export of some thousand rows would never end.
 */
import { strToU8, zipSync } from 'fflate';
import type { ExportValue } from './exportColumn.ts';

/** A table of values that can be sent to a worker. */
export type XlsxTable = {
  readonly headers: readonly string[];
  readonly lines: readonly (readonly ExportValue[])[];
};

const FILE_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const FORMATS = 'http://schemas.openxmlformats.org';
const SPREADSHEET = `xmlns="${FORMATS}/spreadsheetml/2006/main"`;
const RELATIONSHIP = `${FORMATS}/officeDocument/2006/relationships`;

/** The parts that are the same in every file: what it consists of, and the styles. */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${FILE_TYPE}.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${FILE_TYPE}.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${FILE_TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${FILE_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
  'xl/_rels/workbook.xml.rels': relationships({
    worksheet: 'worksheets/sheet1.xml',
    sharedStrings: 'sharedStrings.xml',
    styles: 'styles.xml',
  }),
  'xl/workbook.xml': `<workbook ${SPREADSHEET} xmlns:r="${RELATIONSHIP}"><bookViews><workbookView/></bookViews><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  // Excel shows a date with this format as `05 Jan 2026`.
  'xl/styles.xml': `<styleSheet ${SPREADSHEET}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd mmm yyyy"/></numFmts><fonts count="2"><font><family val="2"/><scheme val="minor"/><color theme="1"/></font><font><family val="2"/><scheme val="minor"/><b/><color theme="1"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};
/** Of the styles above, by their number. */
const BOLD = ' s="1"';
const DATE = ' s="2"';
/** The width of every column, in characters. */
const COLUMN_WIDTH = 20;

/** An Excel file, whose first row stays in sight. Days are date cells; every text is a text cell, so none is evaluated as a formula. */
export function xlsxOf({ headers, lines }: XlsxTable): Blob {
  const texts = new Map<string, number>();
  const cell = (value: ExportValue, at: string, style = '') => {
    if (value === '') return '';
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c r="${at}"${DATE}><v>${daysOf(value.day)}</v></c>`;
    const index = texts.get(value) ?? texts.size;
    texts.set(value, index);
    return `<c r="${at}"${style} t="s"><v>${index}</v></c>`;
  };
  const row = (values: readonly ExportValue[], number: number, style?: string) =>
    `<row r="${number}">${values.map((value, index) => cell(value, `${columnName(index)}${number}`, style)).join('')}</row>`;
  const rows = [row(headers, 1, BOLD), ...lines.map((line, index) => row(line, index + 2))];
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = `<col min="1" max="${headers.length}" width="${COLUMN_WIDTH}" customWidth="1"/>`;
  const parts = {
    ...PARTS,
    'xl/worksheets/sheet1.xml': `<worksheet ${SPREADSHEET}><sheetViews><sheetView tabSelected="1" workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst ${SPREADSHEET}>${[...texts.keys()].map(textItem).join('')}</sst>`,
  };
  const files = Object.entries(parts).map(([name, xml]) => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`),
  ]);
  return new Blob([zipSync(Object.fromEntries(files))], { type: `${FILE_TYPE}.sheet` });
}

function relationships(targets: Readonly<Record<string, string>>): string {
  const items = Object.entries(targets).map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIP}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${FORMATS}/package/2006/relationships">${items.join('')}</Relationships>`;
}

/** `A` to `Z`, `AA` and so on, for columns that count from 0. */
function columnName(index: number): string {
  const before = index < 26 ? '' : columnName(Math.floor(index / 26) - 1);
  return before + String.fromCharCode(65 + (index % 26));
}

/** A day as spreadsheets store it: the days since 30 DEC 1899. */
function daysOf(day: string): number {
  return (Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000;
}

/** The underscore of a sequence that Excel would read as an escaped character, such as `_x0041_` for A. */
const ESCAPE = /_(?=x[0-9A-F]{4}_)/gi;
/** Whatever XML cannot hold. */
const NO_TEXT = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function textItem(text: string): string {
  const escaped = text
    // Excel reads this escape as the underscore itself.
    .replace(ESCAPE, '_x005F_')
    .replace(NO_TEXT, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `<si><t${escaped.trim() === escaped ? '' : ' xml:space="preserve"'}>${escaped}</t></si>`;
}
