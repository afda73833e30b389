import writeXlsxFile from 'write-excel-file/universal';
import type { ExportValue } from './exportColumn.ts';

/** In a spreadsheet's words; Excel shows it as `05 Jan 2026`. */
const DATE_FORMAT = 'dd mmm yyyy';
/** In characters; long names still run past it. */
const COLUMN_WIDTH = 20;

/** A table of values, without anything that could not be handed to a worker. */
export type XlsxTable = {
  readonly headers: readonly string[];
  readonly lines: readonly (readonly ExportValue[])[];
};

/** A file for Excel, with days that it can count with. A text stays a text there, whatever it begins with. */
export function xlsxOf({ headers, lines }: XlsxTable): Promise<Blob> {
  const head = headers.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeXlsxFile([head, ...lines.map((line) => line.map(cellOf))], {
    columns: headers.map(() => ({ width: COLUMN_WIDTH })),
    stickyRowsCount: 1,
  }).toBlob();
}

/** The underscore of what Excel would read as the number of a character: `_x0041_`. */
const ESCAPE = /_(?=x[0-9A-F]{4}_)/gi;

function cellOf(value: ExportValue) {
  // Written by its own number, it is an underscore again.
  if (typeof value === 'string') return { value: value.replace(ESCAPE, '_x005F_'), type: String };
  if (typeof value === 'number') return { value, type: Number };
  return { value: new Date(`${value.day}T00:00:00Z`), type: Date, format: DATE_FORMAT };
}
