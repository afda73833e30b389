/**
 * The columns that a unit adds to its records (Rule 25), as data. Which definitions are right is in roster/columnRules.ts, how their values
 * are read in record/ownValues.ts.
 */

/** How many columns a unit may add. */
export const COLUMNS_MAX = 20;
/** The longest label of a column, and the longest of its choices, in characters. */
export const COLUMN_LABEL_MAX_LENGTH = 40;
/** How many choices a column may have. */
export const COLUMN_CHOICES_MAX = 20;

/** What a column holds. */
export const ColumnKind = { TEXT: 'TEXT', NUMBER: 'NUMBER', YES_NO: 'YES_NO', DAY: 'DAY', CHOICE: 'CHOICE' } as const;
export type ColumnKind = (typeof ColumnKind)[keyof typeof ColumnKind];
export const COLUMN_KINDS: readonly ColumnKind[] = Object.values(ColumnKind);

/** Who sees and fills in a column besides staff. */
export const ColumnVisibility = {
  STAFF: 'STAFF',
  SOLDIER_SEES: 'SOLDIER_SEES',
  SOLDIER_EDITS: 'SOLDIER_EDITS',
} as const;
export type ColumnVisibility = (typeof ColumnVisibility)[keyof typeof ColumnVisibility];
export const COLUMN_VISIBILITIES: readonly ColumnVisibility[] = Object.values(ColumnVisibility);

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

/** The columns that somebody sees: staff all, others those that are shown to the soldier. */
export function columnsSeenBy(columns: readonly UnitColumn[], isStaff: boolean): readonly UnitColumn[] {
  return columns.filter(({ visibility }) => isStaff || visibility !== ColumnVisibility.STAFF);
}

/** The columns that somebody fills in: staff all, others those that the soldier may edit. */
export function columnsEditedBy(columns: readonly UnitColumn[], isStaff: boolean): readonly UnitColumn[] {
  return columns.filter(({ visibility }) => isStaff || visibility === ColumnVisibility.SOLDIER_EDITS);
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
