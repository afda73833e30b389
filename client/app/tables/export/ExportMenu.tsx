import { loaded } from '../../failures/loadFailure.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { ExportColumn } from './exportColumn.ts';
import type { MakeFile, OnProgress } from './exportedFile.ts';
import type { ReadRows } from './readAllPages.ts';
import type * as tableFiles from './tableFiles.ts';

type Writers = typeof tableFiles;

type ExportMenuProps<Row> = {
  /** The button's label, if it isn't Export. */
  action?: string;
  /** What is exported: the name of the file, and of its sheet. */
  label: string;
  columns: readonly ExportColumn<Row>[];
  /** The rows as shown. For a list in pages, a function that reads all of them. */
  rows: readonly Row[] | ((onProgress: OnProgress) => Promise<ReadRows<Row>>);
  /** Whether the list of formats starts out open. */
  isOpenAtFirst?: boolean;
  /** Whether the formats stand beside the label, as an entry of a menu. */
  isEntry?: boolean;
  /** How many columns are left out because they are about medical requirements. */
  medicalLeftOut?: number;
};

/** Saves the rows of a table or list as shown, as CSV or for Excel. */
export function ExportMenu<Row>({
  action,
  label,
  columns,
  rows,
  isOpenAtFirst,
  isEntry,
  medicalLeftOut = 0,
}: ExportMenuProps<Row>) {
  function fileWith(write: (writers: Writers, list: readonly Row[]) => Promise<string | Blob>): MakeFile {
    return async (onProgress) => {
      // Loaded when somebody asks for a file.
      const writers = await loaded(import('./tableFiles.ts'));
      const list: ReadRows<Row> = typeof rows === 'function' ? await rows(onProgress) : { rows, isWhole: true };
      return {
        content: await write(writers, list.rows),
        cutAfter: list.isWhole ? null : list.rows.length,
        medicalLeftOut: list.medicalLeftOut ?? medicalLeftOut,
      };
    };
  }

  const files = {
    csv: fileWith(({ tableCsv }, list) => tableCsv(columns, list)),
    xlsx: fileWith(({ tableXlsx }, list) => tableXlsx(label, columns, list)),
  };
  return <ExportButtons action={action} label={label} files={files} isOpenAtFirst={isOpenAtFirst} isEntry={isEntry} />;
}
