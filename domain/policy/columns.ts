/**
 * The columns that a unit adds to its records (Rule 25), as data. What they hold is in columnKinds.ts, and which definitions are right in
 * roster/columnRules.ts.
 */
import { COLUMN_KINDS, type ColumnKind, KINDS } from './columnKinds.ts';

/** How many columns a unit may add. */
export const COLUMNS_MAX = 20;
/** The longest label of a column, and the longest of its choices, in characters. */
export const COLUMN_LABEL_MAX_LENGTH = 40;
/** How many choices a column may have. */
export const COLUMN_CHOICES_MAX = 20;

/** Who sees and fills in a column besides staff. */
export const ColumnVisibility = {
  STAFF: 'STAFF',
  SOLDIER_SEES: 'SOLDIER_SEES',
  SOLDIER_EDITS: 'SOLDIER_EDITS',
} as const;
export type ColumnVisibility = (typeof ColumnVisibility)[keyof typeof ColumnVisibility];
export const COLUMN_VISIBILITIES: readonly ColumnVisibility[] = Object.values(ColumnVisibility);
/** To whom a column is shown. */
export const visibilityLabel: Readonly<Record<ColumnVisibility, string>> = {
  STAFF: 'Staff',
  SOLDIER_SEES: 'Also the soldier',
  SOLDIER_EDITS: 'The soldier, who may edit it',
};

/** A column of the unit's own. */
export type UnitColumn = {
  readonly id: string;
  /** What it is called on every screen and in files. */
  readonly label: string;
  /** Never changes. */
  readonly kind: ColumnKind;
  /** What can be chosen, in this order; none unless it is a choice. */
  readonly choices: readonly string[];
  readonly visibility: ColumnVisibility;
};

/** The columns as they were stored, without those that nobody could read a value of: the store may hold what no form lets in. */
export function readColumns(stored: readonly UnitColumn[]): readonly UnitColumn[] {
  return stored
    .map((column) => ({ ...{ choices: [] }, ...column }))
    .filter(({ kind, visibility }) => COLUMN_KINDS.includes(kind) && COLUMN_VISIBILITIES.includes(visibility));
}

/** The column of DoD IDs, of which a unit has one at most; undefined while it keeps none (Rule 25). */
export function dodIdColumn<Column extends Pick<UnitColumn, 'kind'>>(columns: readonly Column[]): Column | undefined {
  return columns.find(({ kind }) => kind === 'DOD_ID');
}

/** The columns that somebody sees: staff all, others those that are shown to the soldier. */
export function columnsSeenBy(columns: readonly UnitColumn[], isStaff: boolean): readonly UnitColumn[] {
  return columns.filter(({ visibility }) => isStaff || visibility !== ColumnVisibility.STAFF);
}

/** The columns that somebody fills in: staff all, others those that the soldier may edit. */
export function columnsEditedBy(columns: readonly UnitColumn[], isStaff: boolean): readonly UnitColumn[] {
  return columns.filter(({ visibility }) => isStaff || visibility === ColumnVisibility.SOLDIER_EDITS);
}

/** What a column is, in words: `Choice: O+, O-. Shown to: Staff` */
export function columnText({ kind, choices, visibility }: Omit<UnitColumn, 'id' | 'label'>): string {
  const { label } = KINDS[kind];
  const holds = choices.length > 0 ? `${label}: ${choices.join(', ')}` : label;
  return `${holds}. Shown to: ${visibilityLabel[visibility]}`;
}

/** What is different about the columns of a unit, in words: each that is new, gone or changed, and the order of those that stay. */
export function columnChanges(
  before: readonly UnitColumn[],
  after: readonly UnitColumn[],
): { label: string; from: string | null; to: string | null }[] {
  const stay = (columns: readonly UnitColumn[], others: readonly UnitColumn[]) =>
    columns.filter(({ id }) => others.some((other) => other.id === id));
  const textIn = (columns: readonly UnitColumn[], id: string): string | null => {
    const column = columns.find((one) => one.id === id);
    return column ? `${column.label}. ${columnText(column)}` : null;
  };
  const all = [...before, ...after.filter(({ id }) => !before.some((column) => column.id === id))];
  const order = (columns: readonly UnitColumn[]) => columns.map(({ id }) => labelIn(after, id)).join(', ');
  return [
    ...all.map(({ id }) => ({ label: 'Column', from: textIn(before, id), to: textIn(after, id) })),
    { label: 'Order of columns', from: order(stay(before, after)), to: order(stay(after, before)) },
  ].filter(({ from, to }) => from !== to);
}

function labelIn(columns: readonly UnitColumn[], id: string): string {
  return columns.find((column) => column.id === id)?.label ?? '';
}

/** The name of a column among the fields of a record. */
export type ColumnName = `own.${string}`;

const PREFIX = 'own.';

export function columnName(id: string): ColumnName {
  return `${PREFIX}${id}`;
}

/** Whether a field is a column of the unit's own, also one that is there no more. */
export function isColumnName(field: string): field is ColumnName {
  return field.startsWith(PREFIX);
}

/** The id of the column of that name. */
export function columnIdOf(name: ColumnName): string {
  return name.slice(PREFIX.length);
}
