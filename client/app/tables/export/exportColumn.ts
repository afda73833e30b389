import type { CellValue } from '../../../../domain/policy/unitFieldKinds.ts';

/** What a cell of an exported file holds: a text, a number, or a day, which is a date to a spreadsheet. */
export type ExportValue = CellValue;

/** A column of an exported file. */
export type ExportColumn<Row> = {
  readonly header: string;
  readonly exported: (row: Row) => ExportValue;
};
