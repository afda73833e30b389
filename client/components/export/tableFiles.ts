import { formatDay } from '../../../domain/localDate.ts';
import { csvOf } from './csv.ts';
import type { ExportColumn, ExportValue } from './exportColumn.ts';

/** In a spreadsheet's words; Excel shows it as `05 Jan 2026`. */
const DATE_FORMAT = 'dd mmm yyyy';
/** In characters; long names still run past it. */
const COLUMN_WIDTH = 20;

/** A line for each row under the columns' headers; days as `05 JAN 2026`. */
export function tableCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Promise<string> {
  const lines = rows.map((row) => columns.map(({ exported }) => textOf(exported(row))));
  return csvOf([columns.map(({ header }) => header), ...lines]);
}

/** The same for Excel, with days that it can count with. A text stays a text there, whatever it begins with. */
export async function tableXlsx<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const lines = rows.map((row) => columns.map(({ exported }) => cellOf(exported(row))));
  const headers = columns.map(({ header }) => ({ value: header, type: String, fontWeight: 'bold' as const }));
  return writeXlsxFile([headers, ...lines], {
    columns: columns.map(() => ({ width: COLUMN_WIDTH })),
    stickyRowsCount: 1,
  }).toBlob();
}

function textOf(value: ExportValue): string {
  return typeof value === 'object' ? formatDay(value.day) : String(value);
}

function cellOf(value: ExportValue) {
  if (typeof value === 'string') return { value, type: String };
  if (typeof value === 'number') return { value, type: Number };
  return { value: new Date(`${value.day}T00:00:00Z`), type: Date, format: DATE_FORMAT };
}
