import { COLUMN_VISIBILITIES, type ColumnKind, type ColumnVisibility } from '../../../../domain/policy/columns.ts';

/** What the kinds of columns are called. */
export const kindLabel: Readonly<Record<ColumnKind, string>> = {
  TEXT: 'Text',
  NUMBER: 'Number',
  YES_NO: 'Yes or no',
  DAY: 'Day',
  CHOICE: 'Choice',
};

/** To whom a column is shown. */
export const visibilityLabel: Readonly<Record<ColumnVisibility, string>> = {
  STAFF: 'Staff',
  SOLDIER_SEES: 'Also the soldier',
  SOLDIER_EDITS: 'The soldier, who may edit it',
};

export const VISIBILITY_OPTIONS = COLUMN_VISIBILITIES.map((value) => ({ value, label: visibilityLabel[value] }));

/** What goes with a column. */
export function lossText(people: number): string {
  if (people === 0) return 'Nobody has a value in it.';
  if (people === 1) return '1 person has a value in it. It goes from the record and its history, for good.';
  return `${people} people have a value in it. These go from their records and the history, for good.`;
}
