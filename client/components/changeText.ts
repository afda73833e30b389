import { isOneOf } from '../../domain/isOneOf.ts';
import { formatDay, isLocalDate } from '../../domain/localDate.ts';
import {
  DAY_FIELDS,
  FIELD_NAMES,
  FIELDS,
  fieldsOf,
  NAME_FIELDS,
  NUMBER_FIELDS,
  passFailLabel,
} from '../../domain/record/fields.ts';
import type { Policy } from '../../domain/policy/policy.ts';
import { commentCategoryLabel, schoolNameLabel } from '../../domain/values.ts';
import type { ChangeParts } from './ChangeLine.tsx';

/** What fields are called that are not those of a record. */
const FIELD: Readonly<Record<string, string>> = {
  isStaff: 'Staff rights',
  awaitsStaffApproval: 'Waiting for approval',
  loginState: 'Login',
  schoolName: 'School',
  startDate: 'Start date',
  endDate: 'End date',
  category: 'Category',
  text: 'Text',
  scope: 'Opens',
  endsOn: 'Last day',
  firstUsedFrom: 'From',
};

/** How values are shown, for the fields whose values have labels. */
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
  scope: { COUNTS: 'numbers by section', READINESS: 'numbers and names' },
};
const DATES: readonly string[] = [...DAY_FIELDS, 'startDate', 'endDate', 'endsOn'];
const NUMBERS: readonly string[] = NUMBER_FIELDS;
const TEXTS: readonly string[] = [...NAME_FIELDS, 'text'];

/** A field before and after, as the API writes it; null where there was or is nothing. */
export type Change = {
  readonly field: string;
  /** What it was called then, where that is known. */
  readonly label?: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

/** `ACFT score: 480 → 512` */
export function changeText(change: Change, policy: Policy): string {
  const { label, values } = changeParts(change, policy);
  return `${label}: ${values.join(' → ')}`;
}

/** What the field is called, and its values as people see them: before and after, or the one that there is to tell. */
export function changeParts({ field, label: then, from, to }: Change, policy: Policy): ChangeParts {
  const label = then ?? labelOf(field, policy);
  // Only the text of a comment that has since been deleted has neither value.
  if (from === null && to === null) return { label, values: ['not kept'] };
  if (from === null) return { label, values: [valueText(field, to)] };
  return { label, values: [valueText(field, from), valueText(field, to)] };
}

function labelOf(field: string, policy: Policy): string {
  return isOneOf(FIELD_NAMES, field) ? fieldsOf(policy)[field].label : (FIELD[field] ?? field);
}

/** A field's value as people see it. */
export function valueText(field: string, value: string | null): string {
  if (value === null) return NUMBERS.includes(field) ? 'not entered' : 'nothing';
  if (TEXTS.includes(field)) return value;
  if (DATES.includes(field)) return isLocalDate(value) ? formatDay(value) : value;
  const label = VALUE[field]?.[value];
  if (label !== undefined) return label;
  if (value === 'true') return 'Yes';
  return value === 'false' ? 'No' : value;
}
