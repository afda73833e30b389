import { ExportButtons } from './ExportButtons.tsx';
import type { ExportColumn } from './exportColumn.ts';

type ExportMenuProps<Row> = {
  /** What is exported; also the file's name, in small letters. */
  label: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
};

/** Saves the rows of a table or a list as they are shown: as CSV, or for Excel. */
export function ExportMenu<Row>({ label, columns, rows }: ExportMenuProps<Row>) {
  // What writes the files is loaded when one is asked for.
  const files = {
    csv: async () => (await import('./tableFiles.ts')).tableCsv(columns, rows),
    xlsx: async () => (await import('./tableFiles.ts')).tableXlsx(columns, rows),
  };
  return <ExportButtons label={label} name={label.toLowerCase().replaceAll(' ', '-')} files={files} />;
}
