import { NEW_RECORD } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { cellPlace, type FileSheet } from '../../app/import/sheetFile.ts';
import { columnLabel, FILE_COLUMNS, type Mapping } from './columns.ts';
import type { ImportSoldiersMutation } from './RosterImportScreen.generated.ts';

export type RosterImportReport = ImportSoldiersMutation['importSoldiers'];
export type ReportRow = RosterImportReport['rows'][number];

/** The rows of new people whose middle name is missing. */
export function rowsMissingMiddleName(report: RosterImportReport | null): number[] {
  const isMissing = ({ problems }: ReportRow) => problems.some(({ message }) => message === messages.enterMiddleName);
  return report?.rows.filter(isMissing).map(({ row }) => row) ?? [];
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

/** The cell with a problem and its text: `D Rank: MAJ`, or that the file has no such column; null for what no column holds. */
export function problemPlace(sheet: FileSheet, mapping: Mapping, row: number, field: string): string | null {
  const nameOf = (column: Mapping[number]) => (column === 'name' ? ['firstName', 'middleName', 'lastName'] : [column]);
  const index = mapping.findIndex((column) => nameOf(column).some((one) => one === field));
  if (index >= 0) return cellPlace(sheet, index, row);
  const missing = FILE_COLUMNS.find((column) => column === field);
  return missing === undefined ? null : `${columnLabel[missing]}: no column`;
}

/** How many of the imported people are in each section: `ALPHA 8`. */
export function sectionCounts({ rows }: RosterImportReport): string[] {
  return SECTIONS.flatMap((section) => {
    const count = rows.filter((row) => row.section === section).length;
    return count === 0 ? [] : `${sectionLabel[section]} ${count}`;
  });
}
