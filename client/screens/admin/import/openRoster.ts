import { type DayReading, NO_DAY_READING } from '../../../app/imports/fileDays.ts';
import type { FileSheet, SheetFile } from '../../../app/imports/sheetFile.ts';
import type { OpenFile } from '../../../app/imports/useFileImport.ts';
import type { UnitFields } from '../../../../domain/policy/unit.ts';
import { columnLabels, knownHeadings } from '../../../../domain/roster/headings.ts';
import { type Mapping, mappingProblem, recognized } from './columns.ts';
import { type RosterImportReport, rowsMissingMiddleName } from './reportText.ts';

/** An open roster file, and how to read it. */
export type OpenRoster = OpenFile<RosterImportReport> & {
  readonly file: SheetFile;
  readonly sheet: FileSheet;
  readonly mapping: Mapping;
  readonly days: DayReading;
  /** The numbers of the rows whose people have no middle name. */
  readonly withoutMiddleName: ReadonlySet<number>;
};

/** Makes a worker that reads a roster. */
export function rosterReader(): Worker {
  return new Worker(new URL('./rosterWorker.ts', import.meta.url), { type: 'module' });
}

/** Opens the first sheet of a file whose headings are those of a roster, and otherwise the first of all. */
export function openRoster(file: SheetFile, before: OpenRoster | null, unit: UnitFields): OpenRoster {
  const [columnFor, labels] = [knownHeadings(unit), columnLabels(unit)];
  const roster = file.sheets.find((sheet) => mappingProblem(recognized(sheet, columnFor), labels) === null);
  return openSheet(file, roster ?? file.sheets[0], before, unit);
}

/** Opens a sheet. If its headings are those of the sheet before, as in a corrected file, the choices about its columns are kept. */
export function openSheet(file: SheetFile, sheet: FileSheet, before: OpenRoster | null, unit: UnitFields): OpenRoster {
  const isSame = before?.sheet.headings.cells.join('\n') === sheet.headings.cells.join('\n');
  return {
    file,
    sheet,
    mapping: before && isSame ? before.mapping : recognized(sheet, knownHeadings(unit)),
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
