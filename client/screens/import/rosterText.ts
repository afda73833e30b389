import { messages } from '../../../domain/errors.ts';
import { matchKey } from '../../../domain/imports/importTexts.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { NEW_RECORD } from '../../../domain/record/fields.ts';
import type { StaffRightsChange } from '../../../domain/roster/rosterPlan.ts';
import { rankLabel, sectionLabel, SECTIONS } from '../../../domain/values.ts';
import { cellPlace } from '../../app/imports/sheetFile.ts';
import { assignmentText } from '../../components/soldierText.ts';
import { labelsOf, type Mapping } from './columns.ts';
import type { RosterImportScreen_CandidateFragment } from './RosterImportScreen.generated.ts';
import type { OpenRoster, RosterImportResult } from './rosterReading.ts';

export type Candidate = RosterImportScreen_CandidateFragment;
export type ImportRow = RosterImportResult['rows'][number];

/** Whether an import is finished: it was written, or it has nothing to write or ask. */
export function isOver({ written, added, changed, asked }: RosterImportResult): boolean {
  return written || added + changed + asked === 0;
}

/** The rows of new people whose middle name is missing. */
export function rowsMissingMiddleName(result: RosterImportResult | null): number[] {
  const isMissing = ({ problems }: ImportRow) => problems.some(({ message }) => message === messages.enterMiddleName);
  return result?.rows.filter(isMissing).map(({ row }) => row) ?? [];
}

const IN_THE_HEAD: readonly string[] = ['firstName', 'middleName', 'lastName', 'rank', 'section', 'team', 'role'];
const RIGHTS: readonly string[] = ['isStaff', 'awaitsStaffApproval'];
const DEFAULTS: ReadonlyMap<string, unknown> = new Map(Object.entries(NEW_RECORD));

/** The changes to list for a row. For a new record, only values that differ from the defaults. Leaves out what the row shows elsewhere. */
export function shownChanges({ outcome, event, changes }: ImportRow): ImportRow['changes'] {
  const isNew = outcome === 'ADDED' && event === null;
  return changes.filter(({ field, to }) => {
    if (RIGHTS.includes(field)) return false;
    return !isNew || (!IN_THE_HEAD.includes(field) && to !== null && to !== String(DEFAULTS.get(field)));
  });
}

const RIGHTS_TEXT: Readonly<Record<StaffRightsChange, string>> = {
  GIVEN: 'Staff rights come with the role.',
  AWAITS_APPROVAL: 'Staff rights need approval, because this record already has a login.',
  TAKEN: 'Staff rights end with the role.',
};

/** Further notes on a row: its effect on staff rights, who may be the same person, and the record's data issues. */
export function notesOn({ staffRights, hint, warnings }: ImportRow): string[] {
  const notes = [staffRights && RIGHTS_TEXT[staffRights], hint].filter((note) => note !== null);
  return [...notes, ...warnings.map(({ message }) => message)];
}

/** `SPC Alex Lee Morgan · ALPHA · Team 1 · FO` */
export function personText(row: ImportRow): string {
  const { name, place } = personParts(row);
  return place === null ? name : `${name} · ${place}`;
}

/** `SPC Alex Lee Morgan` and `ALPHA · Team 1 · FO`; null for no place that can be read. */
export function personParts({ name, rank, section, team, role }: ImportRow): { name: string; place: string | null } {
  if (rank === null || section === null || team === null || role === null) {
    return { name: name === '' ? 'No name' : name, place: null };
  }
  return { name: `${rankLabel[rank]} ${name}`, place: assignmentText({ section, team, role }) };
}

/** The fields that new people have columns for in the preview: those that a row sets, in the order of the changes. */
export function newFields(rows: readonly ImportRow[]): string[] {
  return [...new Set(rows.flatMap((row) => shownChanges(row).map(({ field }) => field)))];
}

/** How forms write that there's no middle name. */
const NO_MIDDLE_NAME = / NM[NI](?= |$)/i;

/** Whether the file spells the row's name differently from the record. */
export function isOtherSpelling({ name, soldierId }: ImportRow, nameInFile: string): boolean {
  const [last = '', given = ''] = nameInFile.split(', ');
  const [file, record] = [`${given} ${last}`, name].map((one) => matchKey(one.replace(NO_MIDDLE_NAME, '')));
  return soldierId !== null && file !== record;
}

/** `SPC Alex Lee Morgan (ALPHA)` */
export function candidateText({ rank, name, section }: Candidate): string {
  return `${rankLabel[rank]} ${name} (${sectionLabel[section]})`;
}

/** Why a row can't be imported, each problem with its cell: `D Rank: MAJ – Rank must be …` */
export function problemTexts({ row, problems }: ImportRow, roster: OpenRoster, unit: FieldRules): string[] {
  return problems.map(({ field, message }) =>
    [problemPlace(roster, { row, field }, unit), message].filter((part) => part !== null).join(' – '),
  );
}

/** The cell with a problem and its text: `D Rank: MAJ`, or that the file has no such column. Null if no column holds the field. */
export function problemPlace(
  roster: Pick<OpenRoster, 'sheet' | 'mapping' | 'requirements'>,
  { row, field }: { row: number; field: string },
  unit: FieldRules,
): string | null {
  const { sheet, mapping } = roster;
  const nameOf = (column: Mapping[number]) => (column === 'name' ? ['firstName', 'middleName', 'lastName'] : [column]);
  const index = mapping.findIndex((column) => nameOf(column).some((one) => one === field));
  if (index >= 0) return cellPlace(sheet, index, row);
  const missing = [...labelsOf(roster, unit)].find(([column]) => column === field);
  return missing === undefined ? null : `${missing[1]}: no column`;
}

/** How many imported people are in each section: `ALPHA 8`. */
export function sectionCounts({ rows }: RosterImportResult): string[] {
  return SECTIONS.flatMap((section) => {
    const count = rows.filter((row) => row.section === section).length;
    return count === 0 ? [] : `${sectionLabel[section]} ${count}`;
  });
}
