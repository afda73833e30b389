import type { CellValue } from '../../../../domain/policy/unitFieldKinds.ts';

/** The content of a cell in an exported file: a text, a number, or a day, which spreadsheets treat as a date. */
export type ExportValue = CellValue;

/** A column of an exported file. */
export type ExportColumn<Row> = {
  readonly header: string;
  readonly exported: (row: Row) => ExportValue;
};
