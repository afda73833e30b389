import { NEW_RECORD } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { counted } from '../../../domain/words.ts';
import { cellPlace, type FileSheet } from '../../app/import/sheetFile.ts';
import type { Mapping } from './columns.ts';
import type { ImportSoldiersMutation } from './RosterImportScreen.generated.ts';

export type ImportReport = ImportSoldiersMutation['importSoldiers'];
export type ReportRow = ImportReport['rows'][number];

/** The rows of new people whose middle name is missing. */
export function rowsMissingMiddleName(report: ImportReport | null): number[] {
  const isMissing = ({ problems }: ReportRow) => problems.some(({ message }) => message === messages.enterMiddleName);
  return report?.rows.filter(isMissing).map(({ row }) => row) ?? [];
}

/** The report in a sentence. */
export function reportSummary({ written, added, changed, unchanged, refused, rows }: ImportReport): string {
  const records = counted(added, 'new record');
  if (written) return `Imported: ${records}, ${changed} changed, ${unchanged} unchanged.`;
  if (refused > 0) {
    const which = `${refused} of ${counted(rows.length, 'row')} ${refused === 1 ? 'has a problem' : 'have problems'}`;
    return `Nothing can be imported yet: ${which}.`;
  }
  if (added + changed === 0) return 'There is nothing to import: the records already match this file.';
  const asNow = unchanged === 1 ? 'it is' : 'they are';
  return `Nothing has been imported yet. Importing will make ${records}, change ${changed}, and leave ${unchanged} as ${asNow}.`;
}

const IN_THE_HEAD: readonly string[] = ['firstName', 'middleName', 'lastName', 'rank', 'section', 'team', 'role'];
const RIGHTS: readonly string[] = ['isStaff', 'awaitsStaffApproval'];
const DEFAULTS: ReadonlyMap<string, unknown> = new Map(Object.entries(NEW_RECORD));

/** The changes to list for a row: for a new record, the values that differ from the defaults. What the row shows elsewhere is left out. */
export function shownChanges({ outcome, changes }: ReportRow): ReportRow['changes'] {
  const isNew = outcome === 'ADDED';
  return changes.filter(({ field, to }) => {
    if (RIGHTS.includes(field)) return false;
    return !isNew || (!IN_THE_HEAD.includes(field) && to !== null && to !== String(DEFAULTS.get(field)));
  });
}

/** The cell with a problem and its text: `D Rank: MAJ`; null if the file has no such column. */
export function problemPlace(sheet: FileSheet, mapping: Mapping, row: number, field: string): string | null {
  const nameOf = (column: Mapping[number]) => (column === 'name' ? ['firstName', 'middleName', 'lastName'] : [column]);
  const index = mapping.findIndex((column) => nameOf(column).some((one) => one === field));
  return cellPlace(sheet, index, row);
}

/** How many of the imported people are in each section: `ALPHA 8`. */
export function sectionCounts({ rows }: ImportReport): string[] {
  return SECTIONS.flatMap((section) => {
    const count = rows.filter((row) => row.section === section).length;
    return count === 0 ? [] : `${sectionLabel[section]} ${count}`;
  });
}
