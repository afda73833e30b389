import writeXlsxFile from 'write-excel-file/universal';
import type { ExportValue } from './exportColumn.ts';

/** The number format of a date cell; Excel shows `05 Jan 2026`. */
const DATE_FORMAT = 'dd mmm yyyy';
/** The width of every column, in characters. */
const COLUMN_WIDTH = 20;

/** A table of values that can be sent to a worker. */
export type XlsxTable = {
  readonly headers: readonly string[];
  readonly lines: readonly (readonly ExportValue[])[];
};

/** An Excel file. Days are date cells; every text is a text cell, so none is evaluated as a formula. */
export function xlsxOf({ headers, lines }: XlsxTable): Promise<Blob> {
  const head = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeXlsxFile([head, ...lines.map((line) => line.map(cellOf))], {
    columns: headers.map(() => ({ width: COLUMN_WIDTH })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** The underscore of a sequence that Excel would read as an escaped character, such as `_x0041_` for A. */
const ESCAPE = /_(?=x[0-9A-F]{4}_)/gi;

function cellOf(value: ExportValue) {
  // Excel reads this escape as the underscore itself.
  if (typeof value === 'string') return { value: value.replace(ESCAPE, '_x005F_'), type: String };
  if (typeof value === 'number') return { value, type: Number };
  return { value: new Date(`${value.day}T00:00:00Z`), type: Date, format: DATE_FORMAT };
}
