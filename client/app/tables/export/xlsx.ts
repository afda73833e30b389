/*
 * The product writes the few parts of an Excel file itself. Packages for this have fflate compress large parts in a worker that it creates
 * from a text. The Content-Security-Policy refuses that, so an export of some thousand rows would never finish.
 */
import { strToU8, zipSync } from 'fflate';
import type { ExportValue } from './exportColumn.ts';

/** A table of values that a worker can receive. */
export type XlsxTable = {
  /** The sheet is named after this. */
  readonly name: string;
  readonly headers: readonly string[];
  readonly lines: readonly (readonly ExportValue[])[];
};

const FILE_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const FORMATS = 'http://schemas.openxmlformats.org';
const SPREADSHEET = `xmlns="${FORMATS}/spreadsheetml/2006/main"`;
const RELATIONSHIP = `${FORMATS}/officeDocument/2006/relationships`;

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
/** Next to a text that wraps, other texts are on its first line. */
const AT_TOP = 'applyAlignment="1"><alignment vertical="top"';

/** The parts that are the same in every file: the list of parts, and the styles. */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${FILE_TYPE}.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${FILE_TYPE}.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${FILE_TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${FILE_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
  'xl/_rels/workbook.xml.rels': relationships({
    worksheet: 'worksheets/sheet1.xml',
    sharedStrings: 'sharedStrings.xml',
    styles: 'styles.xml',
  }),
  // Excel shows a date in this format as `05 Jan 2026`.
  'xl/styles.xml': `<styleSheet ${SPREADSHEET}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd mmm yyyy"/></numFmts><fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellXfs count="4"><xf ${AT_TOP}/></xf><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1" ${AT_TOP}/></xf><xf ${AT_TOP} wrapText="1"/></xf></cellXfs></styleSheet>`,
};
/** The numbers of the styles above. */
const BOLD = ' s="1"';
const DATE = ' s="2"';
const WRAPPED = ' s="3"';
/** Longer texts wrap, in characters. */
const MAX_WIDTH = 60;
const DATE_WIDTH = '05 Jan 2026'.length;
/** Extra width for a text, in characters; and for a heading, which also has a filter button. */
const [MARGIN, BUTTON] = [2, 3];

/** An Excel file whose first row is frozen and has a filter. Days are date cells. Every text is a text cell, so Excel runs none as a formula. */
export function xlsxOf({ name, headers, lines }: XlsxTable): Blob {
  const texts = new Map<string, number>();
  const cell = (value: ExportValue, at: string, style = '') => {
    if (value === '') return '';
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c r="${at}"${DATE}><v>${daysOf(value.day)}</v></c>`;
    const index = texts.get(value) ?? texts.size;
    texts.set(value, index);
    const wraps = style === '' && (value.includes('\n') || widthOf(value) > MAX_WIDTH - MARGIN);
    return `<c r="${at}"${wraps ? WRAPPED : style} t="s"><v>${index}</v></c>`;
  };
  const row = (values: readonly ExportValue[], number: number, style?: string) =>
    `<row r="${number}">${values.map((value, index) => cell(value, `${columnName(index)}${number}`, style)).join('')}</row>`;
  const rows = [row(headers, 1, BOLD), ...lines.map((line, index) => row(line, index + 2))];
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = headers.map((header, index) => {
    const contents = lines.reduce((width, line) => Math.max(width, widthOf(line[index] ?? '')), 0);
    const width = Math.min(MAX_WIDTH, Math.max(widthOf(header) + BUTTON, contents) + MARGIN);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  const [end, sheet] = [`${columnName(headers.length - 1)}$${lines.length + 1}`, sheetName(name)];
  const filtered = `'${sheet.replaceAll("'", "''")}'!$A$1:$${end}`;
  const parts = {
    ...PARTS,
    'xl/workbook.xml': `<workbook ${SPREADSHEET} xmlns:r="${RELATIONSHIP}"><bookViews><workbookView/></bookViews><sheets><sheet name="${inXml(sheet)}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${inXml(filtered)}</definedName></definedNames></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${SPREADSHEET}><sheetViews><sheetView tabSelected="1" workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rows.join('')}</sheetData><autoFilter ref="A1:${end.replace('$', '')}"/></worksheet>`,
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

/** `A` to `Z`, `AA` and so on, for columns counted from 0. */
function columnName(index: number): string {
  const before = index < 26 ? '' : columnName(Math.floor(index / 26) - 1);
  return before + String.fromCharCode(65 + (index % 26));
}

/** A value's width in characters, by its longest line. Chinese, Japanese and Korean characters count as two. */
function widthOf(value: ExportValue): number {
  if (typeof value === 'object') return DATE_WIDTH;
  const lines = String(value).split('\n');
  return Math.max(...lines.map((line) => line.length + (line.match(WIDE)?.length ?? 0)));
}

const WIDE = /[\u{1100}-\u{115F}\u{2E80}-\u{A4CF}\u{AC00}-\u{D7A3}\u{F900}-\u{FAFF}\u{FF01}-\u{FF60}]/gu;

/** A valid sheet name for Excel: at most 31 UTF-16 units, without these characters, and not `History`, which Excel reserves. */
function sheetName(label: string): string {
  const name = trimmed(
    label
      .replace(NO_TEXT, '')
      .replace(/\s/g, ' ')
      .replace(/[[\]:*?/\\]/g, '-'),
  );
  let short = '';
  for (const character of name) {
    if (short.length + character.length > SHEET_NAME_MAX) break;
    short += character;
  }
  short = trimmed(short);
  return /^history$/i.test(short) ? `${short}-` : short || 'Sheet1';
}

const SHEET_NAME_MAX = 31;

/** Without characters that a sheet's name can't have at its ends, or that are useless there. */
function trimmed(name: string): string {
  return name.replace(/^[' -]+|[' -]+$/g, '');
}

/** A day as spreadsheets store it: the number of days since 30 DEC 1899. */
function daysOf(day: string): number {
  return (Date.parse(day) - Date.parse('1899-12-30')) / 86_400_000;
}

/** The underscore of a sequence that Excel would read as an escaped character, such as `_x0041_` for A. */
const ESCAPE = /_(?=x[0-9A-F]{4}_)/gi;
/** Characters that XML can't contain. */
const NO_TEXT = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function textItem(text: string): string {
  const escaped = text
    // Excel reads this escape as the underscore itself.
    .replace(ESCAPE, '_x005F_')
    .replace(NO_TEXT, '');
  return `<si><t${escaped.trim() === escaped ? '' : ' xml:space="preserve"'}>${inXml(escaped)}</t></si>`;
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
