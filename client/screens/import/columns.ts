import { type Requirement, requirementsInUse } from '../../../domain/due/requirements.ts';
import { matchKey } from '../../../domain/imports/importTexts.ts';
import { isOneOf } from '../../../domain/isOneOf.ts';
import type { FieldRules } from '../../../domain/policy/unit.ts';
import { unitFieldName, dodIdField } from '../../../domain/policy/unitFields.ts';
import { isEventColumn, isOutdone } from '../../../domain/roster/eventColumns.ts';
import { eventsOf, fileKind } from '../../../domain/roster/fileKinds.ts';
import { columnLabels, type FileColumn, knownHeadings } from '../../../domain/roster/headings.ts';
import { nameParts } from '../../../domain/roster/nameParts.ts';
import type { FileSheet } from '../../app/imports/sheetFile.ts';

/** The accepted endings of a file name. Many programs save text files as .xls. */
export const ROSTER_FILE_ENDINGS = ['.csv', '.xlsx', '.xlsm', '.txt', '.tsv', '.xls'] as const;

/** What each column of the file holds; null if it isn't imported. */
export type Mapping = readonly (FileColumn | null)[];

/** The parts of a requirement that matching a file needs. */
export type NamedRequirement = Pick<Requirement, 'id' | 'name' | 'sets' | 'retiredOn'>;

/** The labels of all columns that the unit's files may have. Without requirements there are no columns for events. */
export function labelsOf(
  { requirements }: { readonly requirements: readonly NamedRequirement[] },
  unit: FieldRules,
): ReadonlyMap<FileColumn, string> {
  return columnLabels(unit, requirements.length > 0);
}

/** Whether the file's rows are events, which name a requirement and a date. */
export function areEvents(mapping: Mapping): boolean {
  return mapping.includes('requirement') && mapping.includes('doneOn');
}

/** A file's columns. A file of events keeps only the columns about the event and its soldier, because an event changes nothing else. */
export function consistent(mapping: Mapping, { unitFields }: Pick<FieldRules, 'unitFields'>): Mapping {
  if (!areEvents(mapping)) return mapping;
  const dodId = dodIdField(unitFields);
  const isKept = (column: FileColumn | null) =>
    isEventColumn(column) || isOneOf(OF_A_NAME, column) || (dodId && column === unitFieldName(dodId.id));
  return mapping.map((column) => (isKept(column) ? column : null));
}

const OF_A_NAME = ['name', 'nameSuffix', 'firstName', 'middleName', 'lastName'] as const;

/**
 * What a sheet's columns hold, going by their headings. If two headings mean the same, the first counts.
 * @param said the remembered meaning of a heading; undefined if nobody has explained it
 * @param requirements the unit's; without them, no row is an event
 */
export function recognized(
  { headings, rows }: FileSheet,
  unit: FieldRules,
  said: (heading: string) => FileColumn | null | undefined = () => undefined,
  requirements: readonly NamedRequirement[] = [],
): Mapping {
  const mapping: (FileColumn | null)[] = [];
  const columnFor = knownHeadings(unit);
  const kind = fileKind(headings.cells);
  const ofRequirement = eventsOf(kind, requirementsInUse(requirements)) ?? kind?.columns ?? {};
  headings.cells.forEach((heading, index) => {
    const remembered = said(heading);
    const known = remembered === undefined ? ofRequirement[matchKey(heading)] : remembered;
    const found = known === undefined ? columnFor(heading) : known;
    const holdsScores =
      found === 'acftPass' && rows.some(({ cells }) => /^\d{2,3}(?:\.0+)?(?: *\/ *\d+)?$/.test(cells[index] ?? ''));
    const column: FileColumn | null = holdsScores ? 'acftScore' : found;
    const isOther = remembered === undefined && isEventColumn(column) && isOutdone(heading, column, headings.cells);
    mapping.push(isOther || (column !== null && mapping.includes(column)) ? null : column);
  });
  return consistent(withWholeNames(mapping, rows), unit);
}

/** A lone last name column becomes the column of whole names if its cells look like `LAST, FIRST`. */
function withWholeNames(mapping: Mapping, rows: FileSheet['rows']): Mapping {
  const at = mapping.indexOf('lastName');
  const isAlone = !(['name', 'firstName', 'middleName'] as const).some((column) => mapping.includes(column));
  const hasFirstNames = rows.some(({ cells }) => nameParts(cells[at] ?? '').firstName !== '');
  return at >= 0 && isAlone && hasFirstNames ? mapping.with(at, 'name') : mapping;
}

/** Why these columns can't be imported, because some are missing or doubled; null if they're right. */
export function mappingProblem(mapping: Mapping, labels: ReadonlyMap<FileColumn, string>): string | null {
  const twice = [...labels].find(([column]) => mapping.filter((one) => one === column).length > 1);
  if (twice !== undefined) return `Two columns are set to ${twice[1]}. Choose one.`;
  const has = (column: FileColumn) => mapping.includes(column);
  if (mapping.some(isEventColumn) && !areEvents(mapping)) {
    return 'Choose the columns for the requirement and the date it was done.';
  }
  if (has('name')) {
    const hasParts = has('firstName') || has('middleName') || has('lastName');
    return hasParts ? 'Choose either the whole name or its parts.' : null;
  }
  return has('firstName') && has('lastName') ? null : 'Choose the columns for first name and last name.';
}
