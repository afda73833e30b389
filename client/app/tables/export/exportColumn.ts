import type { LocalDate } from '../../../../domain/localDate.ts';

/** What a cell of an exported file holds: a text, a number, or a day, which is a date to a spreadsheet. */
export type ExportValue = string | number | { readonly day: LocalDate };

/** A column of an exported file. */
export type ExportColumn<Row> = {
  readonly header: string;
  readonly exported: (row: Row) => ExportValue;
};
