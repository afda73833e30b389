/** Excel files as other programs write them, for testing the reader. */
import { strToU8, zipSync } from 'fflate';

/** A cell: a text, a number, a number with a format, or a formula, with its result if the file has one. */
export type BookCell = string | number | { number: number; format: string } | { formula: string; result?: string };

/** A row: its cells, optionally with attributes such as `hidden="1"`. */
export type BookRow = readonly BookCell[] | { readonly cells: readonly BookCell[]; readonly attributes: string };

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

/** An Excel file with one sheet. An empty row still takes its number. */
export function workbookOf(rows: readonly BookRow[], { afterSheets = '' } = {}, name = 'roster.xlsx'): File {
  const formats: string[] = [];
  const written = rows.map((row, index) => {
    const { cells, attributes } = 'cells' in row ? row : { cells: row, attributes: '' };
    return `<row r="${index + 1}" ${attributes}>${cells.map((cell) => cellXml(cell, formats)).join('')}</row>`;
  });
  const styles = formats.map((format, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(format)}"/>`);
  const parts = {
    '_rels/.rels': `<Relationships ${PACKAGE}><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${NAMESPACE} xmlns:r="${RELATIONS}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets>${afterSheets}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${PACKAGE}><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${NAMESPACE}><numFmts>${styles.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${NAMESPACE}><sheetData>${written.join('')}</sheetData></worksheet>`,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])));
  return new File([bytes], name);
}

function cellXml(cell: BookCell, formats: string[]): string {
  if (cell === '') return '<c/>';
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if ('formula' in cell) return `<c t="str"><f>${escaped(cell.formula)}</f>${valueXml(cell.result)}</c>`;
  if (!formats.includes(cell.format)) formats.push(cell.format);
  return `<c s="${formats.indexOf(cell.format) + 1}"><v>${cell.number}</v></c>`;
}

function valueXml(result: string | undefined): string {
  return result === undefined ? '' : `<v>${escaped(result)}</v>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
