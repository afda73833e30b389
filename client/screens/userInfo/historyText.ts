import { HistoryAction, HistorySubject } from '../../../domain/history.ts';
import { formatDay, isLocalDate } from '../../../domain/localDate.ts';
import {
  commentCategoryLabel,
  rankLabel,
  roleLabel,
  schoolNameLabel,
  sectionLabel,
  teamLabel,
} from '../../../domain/values.ts';
import { soldierFieldLabel } from '../../components/soldierText.ts';
import type { HistoryRow_EntryFragment } from './HistoryRow.generated.ts';

const SUBJECT: Readonly<Record<HistorySubject, string>> = {
  RECORD: 'Record',
  SCHOOL: 'School',
  COMMENT: 'Comment',
  RIGHTS: 'Rights',
};
const ACTION: Readonly<Record<HistoryAction, string>> = { ADDED: 'added', CHANGED: 'changed', DELETED: 'deleted' };

const FIELD: Readonly<Record<string, string>> = {
  ...soldierFieldLabel,
  isStaff: 'Staff rights',
  awaitsStaffApproval: 'Waiting for approval',
  loginState: 'Login',
  schoolName: 'Name',
  startDate: 'Start date',
  endDate: 'End date',
  category: 'Category',
  text: 'Text',
};

/** The labels of the fields whose values have any of their own. */
const VALUE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rank: rankLabel,
  section: sectionLabel,
  team: teamLabel,
  role: roleLabel,
  schoolName: schoolNameLabel,
  category: commentCategoryLabel,
  acftPass: { true: 'Pass', false: 'Fail' },
  loginState: { NONE: 'none', WORKING: 'open', DISABLED: 'disabled' },
};
const DATES: readonly string[] = ['pebd', 'dor', 'ets', 'startDate', 'endDate'];
const TEXTS: readonly string[] = ['firstName', 'middleName', 'lastName', 'text'];

/** `School changed: BLC` */
export function entryTitle({ subject, action, subjectName }: HistoryRow_EntryFragment): string {
  const title = `${SUBJECT[subject]} ${ACTION[action]}`;
  if (subjectName === null) return title;
  const name = VALUE[subject === HistorySubject.SCHOOL ? 'schoolName' : 'category']?.[subjectName] ?? subjectName;
  return `${title}: ${name}`;
}

type Change = HistoryRow_EntryFragment['changes'][number];

/** The changes that an entry shows: what was added or deleted with a whole record or school is plain from the rest. */
export function shownChanges({ subject, action, changes }: HistoryRow_EntryFragment): readonly Change[] {
  return subject === HistorySubject.RECORD && action === HistoryAction.ADDED ? [] : changes;
}

/** `ACFT score: 480 → 512` */
export function changeText({ field, from, to }: Change): string {
  const label = FIELD[field] ?? field;
  // A text that is neither before nor after is that of a comment that was deleted since.
  if (from === null && to === null) return `${label}: not kept`;
  if (from === null) return `${label}: ${valueText(field, to)}`;
  return `${label}: ${valueText(field, from)} → ${valueText(field, to)}`;
}

function valueText(field: string, value: string | null): string {
  if (value === null) return 'nothing';
  if (TEXTS.includes(field)) return value;
  if (DATES.includes(field)) return isLocalDate(value) ? formatDay(value) : value;
  const label = VALUE[field]?.[value];
  if (label !== undefined) return label;
  if (value === 'true') return 'Yes';
  return value === 'false' ? 'No' : value;
}
