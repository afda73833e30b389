import { type DayReading, NO_DAY_READING } from '../../app/import/fileDays.ts';
import type { FileSheet, SheetFile } from '../../app/import/sheetFile.ts';
import { type Mapping, recognized } from './columns.ts';
import { type ImportReport, rowsMissingMiddleName } from './reportText.ts';

/** An open roster file, and how to read it. */
export type OpenRoster = {
  readonly file: SheetFile;
  readonly sheet: FileSheet;
  readonly mapping: Mapping;
  readonly days: DayReading;
  /** The numbers of the rows whose people have no middle name. */
  readonly withoutMiddleName: ReadonlySet<number>;
  /** What the import would do, or did; null before the file was checked. */
  readonly report: ImportReport | null;
  /** Whether the server refused to import because the records have changed since the preview: the report is a new preview. */
  readonly isStale: boolean;
};

/** Opens a sheet. If its headings are those of the sheet before, as in a corrected file, the choices about its columns are kept. */
export function openSheet(file: SheetFile, sheet: FileSheet, before: OpenRoster | null): OpenRoster {
  const isSame = before?.sheet.headings.cells.join('\n') === sheet.headings.cells.join('\n');
  return {
    file,
    sheet,
    mapping: before && isSame ? before.mapping : recognized(sheet),
    days: before && isSame ? before.days : NO_DAY_READING,
    withoutMiddleName: new Set(),
    report: null,
    isStale: false,
  };
}

/** The roster with its columns or dates read another way; a report on the old way is dropped. */
export function readAs(roster: OpenRoster, reading: Partial<Pick<OpenRoster, 'mapping' | 'days'>>): OpenRoster {
  return { ...roster, ...reading, report: null, isStale: false };
}

/** The roster with everybody whose middle name was reported as missing marked as having none. */
export function withNoMiddleNames(roster: OpenRoster): OpenRoster {
  const missing = rowsMissingMiddleName(roster.report);
  return { ...roster, withoutMiddleName: new Set([...roster.withoutMiddleName, ...missing]) };
}
