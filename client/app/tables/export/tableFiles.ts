import { formatDay } from '../../../../domain/localDate.ts';
import { askWorker } from '../../browser/askWorker.ts';
import { csvOf } from './csv.ts';
import type { ExportColumn, ExportValue } from './exportColumn.ts';
import type { XlsxTable } from './xlsx.ts';

/** A CSV file with a line for each row below the headings. Dates look like `05 JAN 2026`. */
export function tableCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Promise<string> {
  const { headers, lines } = tableOf('', columns, rows);
  return csvOf([headers, ...lines.map((line) => line.map(textOf))]);
}

/** The same table as an Excel file with a sheet of that name, made in a worker. */
export function tableXlsx<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const worker = new Worker(new URL('./xlsxWorker.ts', import.meta.url), { type: 'module' });
  return askWorker<Blob>(worker, tableOf(name, columns, rows));
}

/** The exported values, as plain data that a worker can receive. */
export function tableOf<Row>(name: string, columns: readonly ExportColumn<Row>[], rows: readonly Row[]): XlsxTable {
  return {
    name,
    headers: columns.map(({ header }) => header),
    lines: rows.map((row) => columns.map(({ exported }) => exported(row))),
  };
}

function textOf(value: ExportValue): string {
  return typeof value === 'object' ? formatDay(value.day) : String(value);
}
