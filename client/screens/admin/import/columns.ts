import { matchKey } from '../../../../domain/imports/importTexts.ts';
import { fileKind } from '../../../../domain/roster/fileKinds.ts';
import type { ColumnFor, FileColumn } from '../../../../domain/roster/headings.ts';
import type { FileSheet } from '../../../app/imports/sheetFile.ts';

/** The accepted endings of a file name. What many programs save as .xls is a text. */
export const ROSTER_FILE_ENDINGS = ['.csv', '.xlsx', '.txt', '.tsv', '.xls'] as const;

/** What each column of the file holds; null if it is not imported. */
export type Mapping = readonly (FileColumn | null)[];

/**
 * What the columns of a sheet hold, by their headings. If two mean the same, the first is taken.
 * @param said what somebody said that a heading names; undefined for one that nobody spoke of
 */
export function recognized(
  { headings, rows }: FileSheet,
  columnFor: ColumnFor,
  said: (heading: string) => FileColumn | null | undefined = () => undefined,
): Mapping {
  const mapping: (FileColumn | null)[] = [];
  const ofKind = fileKind(headings.cells)?.columns ?? {};
  headings.cells.forEach((heading, index) => {
    const remembered = said(heading);
    const known = remembered === undefined ? ofKind[matchKey(heading)] : remembered;
    const found = known === undefined ? columnFor(heading) : known;
    const holdsScores =
      found === 'acftPass' && rows.some(({ cells }) => /^\d{2,3}(?: *\/ *\d+)?$/.test(cells[index] ?? ''));
    const column: FileColumn | null = holdsScores ? 'acftScore' : found;
    mapping.push(column !== null && mapping.includes(column) ? null : column);
  });
  return mapping;
}

/** Why the columns are not enough, or too many, to import; null if they are right. */
export function mappingProblem(mapping: Mapping, labels: ReadonlyMap<FileColumn, string>): string | null {
  const twice = [...labels].find(([column]) => mapping.filter((one) => one === column).length > 1);
  if (twice !== undefined) return `Two columns are set to ${twice[1]}. Please choose one.`;
  const has = (column: FileColumn) => mapping.includes(column);
  if (has('name')) {
    const hasParts = has('firstName') || has('middleName') || has('lastName');
    return hasParts ? 'Please choose either the whole name or its parts.' : null;
  }
  return has('firstName') && has('lastName') ? null : 'Please say which columns hold the first name and the last name.';
}
