import { formatDay, isLocalDate } from '../../domain/localDate.ts';
import type { FieldRules } from '../../domain/policy/unit.ts';
import { KINDS } from '../../domain/policy/unitFieldKinds.ts';
import {
  DAY_FIELDS,
  FIELD_NAMES,
  FIELDS,
  NAME_FIELDS,
  NUMBER_FIELDS,
  passFailLabel,
  type Row,
  rowOf,
  rowsOf,
} from '../../domain/record/fields.ts';
import { departureReasonLabel } from '../../domain/record/membership.ts';
import { commentCategoryLabel, schoolNameLabel } from '../../domain/values.ts';
import type { ChangeParts } from './ChangeLine.tsx';

/** The names of fields that aren't part of a record. */
const FIELD: Readonly<Record<string, string>> = {
  isStaff: 'Staff rights',
  awaitsStaffApproval: 'Waiting for approval',
  loginState: 'Login',
  schoolName: 'School',
  startDate: 'Start date',
  endDate: 'End date',
  graduated: 'Graduated',
  category: 'Category',
  text: 'Text',
  scope: 'Access',
  arrivesOn: 'Gain date',
  lastDay: 'Last day',
  departureReason: 'Reason',
  endsOn: 'Last day',
  firstUsedFrom: 'First used from',
  doneOn: 'Done on',
  expiresOn: 'Due on',
  score: 'Score',
  level: 'Level',
  passed: 'Passed',
  note: 'Note',
  forRecord: 'For record',
  excusedUntil: 'Excused until',
  reminderPace: 'Reminders',
  firstDueOn: 'First due on',
};

/** The labels of values, for fields that have labels. */
const VALUE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(
    FIELD_NAMES.map((name) => {
      const row = FIELDS[name];
      if (row.kind === 'choice') return [name, row.shown];
      return [name, row.kind === 'passFail' ? passFailLabel : {}];
    }),
  ),
  schoolName: schoolNameLabel,
  category: commentCategoryLabel,
  loginState: { NONE: 'none', WORKING: 'open', DISABLED: 'disabled' },
  departureReason: departureReasonLabel,
  reminderPace: { DAILY: 'daily', WEEKLY: 'weekly', NEVER: 'never' },
  scope: { COUNTS: 'numbers by section', READINESS: 'numbers and names' },
};
const DATES: readonly string[] = [
  ...DAY_FIELDS,
  'startDate',
  'endDate',
  'endsOn',
  'arrivesOn',
  'lastDay',
  'doneOn',
  'expiresOn',
  'excusedUntil',
  'firstDueOn',
];
const NUMBERS: readonly string[] = NUMBER_FIELDS;
const TEXTS: readonly string[] = [...NAME_FIELDS, 'text', 'level', 'note'];

/** A field before and after, as the API writes it; null for no value. */
export type Change = {
  readonly field: string;
  /** The field's name at the time, if known. */
  readonly label?: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

/** `ACFT score: 480 → 512` */
export function changeText(change: Change, unit: FieldRules): string {
  const { label, values } = changeParts(change, unit);
  return `${label}: ${values.join(' → ')}`;
}

/** A field's name, and its values as people read them: before and after, or the only one. */
export function changeParts(change: Change, unit: FieldRules): ChangeParts {
  const { field, from, to } = change;
  const row = rowOf(rowsOf(unit), field);
  const label = change.label ?? row?.label ?? FIELD[field] ?? field;
  // Only two kinds of changes have neither value: the text of a comment that was deleted later, and a unit field that no longer exists.
  if (from === null && to === null) return { label, values: ['deleted'] };
  if (from === null) return { label, values: [valueText(field, to, row)] };
  return { label, values: [valueText(field, from, row), valueText(field, to, row)] };
}

/**
 * A field's value as people read it.
 * @param row the field's row; needed for a unit field
 */
export function valueText(field: string, value: string | null, row: Row | null = null): string {
  if (value === null) return NUMBERS.includes(field) ? 'not entered' : 'nothing';
  if (row?.kind === 'own') return KINDS[row.unitField.kind].shown(value);
  if (TEXTS.includes(field)) return value;
  if (DATES.includes(field)) return isLocalDate(value) ? formatDay(value) : value;
  const label = VALUE[field]?.[value];
  if (label !== undefined) return label;
  if (value === 'true') return 'Yes';
  return value === 'false' ? 'No' : value;
}
