import { loaded } from '../../failures/loadFailure.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { ExportColumn } from './exportColumn.ts';
import type { MakeFile, OnProgress } from './exportedFile.ts';
import type { ReadRows } from './readAllPages.ts';

type ExportMenuProps<Row> = {
  /** What the button does, where it is not an export. */
  action?: string;
  /** What is exported; also the file's name. */
  label: string;
  columns: readonly ExportColumn<Row>[];
  /** The rows as they are shown; or how to read all of them, where they come in pages. */
  rows: readonly Row[] | ((onProgress: OnProgress) => Promise<ReadRows<Row>>);
  /** Whether the formats show from the start. */
  isOpenAtFirst?: boolean;
};

/** Saves the rows of a table or a list as they are shown: as CSV, or for Excel. */
export function ExportMenu<Row>({ action, label, columns, rows, isOpenAtFirst }: ExportMenuProps<Row>) {
  function fileWith(writer: 'tableCsv' | 'tableXlsx'): MakeFile {
    return async (onProgress) => {
      // Loaded when a file is asked for.
      const writers = await loaded(import('./tableFiles.ts'));
      const list = typeof rows === 'function' ? await rows(onProgress) : { rows, isWhole: true };
      return {
        content: await writers[writer](columns, list.rows),
        cutAfter: list.isWhole ? null : list.rows.length,
      };
    };
  }
  return (
    <ExportButtons
      action={action}
      label={label}
      files={{ csv: fileWith('tableCsv'), xlsx: fileWith('tableXlsx') }}
      isOpenAtFirst={isOpenAtFirst}
    />
  );
}
