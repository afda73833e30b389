import { matchKey } from '../../../../domain/imports/importTexts.ts';
import { objectOf } from '../../../../domain/objects.ts';
import type { Policy } from '../../../../domain/policy/policy.ts';
import { FIELDS, fieldsOf } from '../../../../domain/record/fields.ts';
import { fieldOf, ROSTER_COLUMNS, type RosterColumn } from '../../../../domain/roster/rosterRow.ts';
import type { FileSheet } from '../../../app/imports/sheetFile.ts';

/** The accepted endings of a file name. What many programs save as .xls is a text. */
export const ROSTER_FILE_ENDINGS = ['.csv', '.xlsx', '.txt', '.tsv', '.xls'] as const;

/** What a column of a file can hold: a column of the roster, or the whole name. */
export type FileColumn = RosterColumn | 'name';
/** What each column of the file holds; null if it is not imported. */
export type Mapping = readonly (FileColumn | null)[];

export const FILE_COLUMNS: readonly FileColumn[] = ['name', ...ROSTER_COLUMNS];

/** What the columns are called, in the files that are exported, too. */
export function columnLabels(policy: Policy): Readonly<Record<FileColumn, string>> {
  const fields = fieldsOf(policy);
  return objectOf<Record<FileColumn, string>>(FILE_COLUMNS, (column: FileColumn) => {
    if (column === 'name') return 'Whole name';
    if (column === 'courses') return 'Courses (a list)';
    const { label, roster } = fields[fieldOf(column)];
    return roster.heading ?? label;
  });
}

/** Other headings that spreadsheets use for a column, in letters and digits only. */
function alsoCalled(column: FileColumn): readonly string[] {
  if (column === 'name') {
    return ['FULLNAME', 'SOLDIER', 'SOLDIERNAME', 'LASTFIRST', 'LASTFIRSTMI', 'NAMELASTFIRST', 'NAMELASTFIRSTMI'];
  }
  if (column === 'courses') return ['COURSESCOMPLETE', 'COURSESTHATARECOMPLETEALIST', 'MILITARYEDUCATION', 'PME'];
  return FIELDS[fieldOf(column)].roster.alsoCalled;
}

/** What a column with a heading holds; null if the heading is not known. */
export type ColumnFor = (heading: string) => FileColumn | null;

/** The headings that are known: those of the unit's policy, and those that other files have. */
export function knownHeadings(policy: Policy): ColumnFor {
  const labels = columnLabels(policy);
  const byHeading = new Map(
    FILE_COLUMNS.flatMap((column) =>
      [column, labels[column], ...alsoCalled(column)].map((name): [string, FileColumn] => [matchKey(name), column]),
    ),
  );
  return (heading) => byHeading.get(matchKey(heading)) ?? null;
}

/** What the columns of a sheet hold, by their headings. If two mean the same, the first is taken. */
export function recognized({ headings, rows }: FileSheet, columnFor: ColumnFor): Mapping {
  const mapping: (FileColumn | null)[] = [];
  headings.cells.forEach((heading, index) => {
    const found = columnFor(heading);
    const holdsScores = found === 'acftPass' && rows.some(({ cells }) => /^\d{2,3}$/.test(cells[index] ?? ''));
    const column = holdsScores ? 'acftScore' : found;
    mapping.push(column !== null && mapping.includes(column) ? null : column);
  });
  return mapping;
}

/** Why the columns are not enough, or too many, to import; null if they are right. */
export function mappingProblem(mapping: Mapping, labels: Readonly<Record<FileColumn, string>>): string | null {
  const twice = FILE_COLUMNS.find((column) => mapping.filter((one) => one === column).length > 1);
  if (twice !== undefined) return `Two columns are set to ${labels[twice]}. Please choose one.`;
  const has = (column: FileColumn) => mapping.includes(column);
  if (has('name')) {
    const hasParts = has('firstName') || has('middleName') || has('lastName');
    return hasParts ? 'Please choose either the whole name or its parts.' : null;
  }
  return has('firstName') && has('lastName') ? null : 'Please say which columns hold the first name and the last name.';
}
