import { loaded } from '../../failures/loadFailure.ts';
import { ExportButtons } from './ExportButtons.tsx';
import type { ExportColumn } from './exportColumn.ts';
import type { MakeFile, OnProgress } from './exportedFile.ts';
import type { ReadRows } from './readAllPages.ts';
import type * as tableFiles from './tableFiles.ts';

type Writers = typeof tableFiles;

type ExportMenuProps<Row> = {
  /** What the button does, where it is not an export. */
  action?: string;
  /** What is exported; also the name of the file and of the sheet in it. */
  label: string;
  columns: readonly ExportColumn<Row>[];
  /** The rows as they are shown; or how to read all of them, where they come in pages. */
  rows: readonly Row[] | ((onProgress: OnProgress) => Promise<ReadRows<Row>>);
  /** Whether the formats show from the start. */
  isOpenAtFirst?: boolean;
  /** How many of the columns are about medical requirements and left out. */
  medicalLeftOut?: number;
};

/** Saves the rows of a table or a list as they are shown: as CSV, or for Excel. */
export function ExportMenu<Row>({
  action,
  label,
  columns,
  rows,
  isOpenAtFirst,
  medicalLeftOut = 0,
}: ExportMenuProps<Row>) {
  function fileWith(write: (writers: Writers, list: readonly Row[]) => Promise<string | Blob>): MakeFile {
    return async (onProgress) => {
      // Loaded when a file is asked for.
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
  return <ExportButtons action={action} label={label} files={files} isOpenAtFirst={isOpenAtFirst} />;
}
