import type { DueRecord } from '../../../domain/due/effect.ts';
import { fromStoredDate } from '../../../domain/localDate.ts';
import type { Soldier, StoredDue, StoredExcuse } from './soldier.model.ts';
import { day } from './soldierFields.ts';

/** The fields that tell what is due, with everything about the events. */
export const DUE_RECORD = {
  grade: 1,
  role: 1,
  dor: 1,
  madeOn: 1,
  arrivesOn: 1,
  dues: 1,
  excuses: 1,
  firstDues: 1,
} as const;

/** The same for many records: only the parts of events that the rules need, about half. */
export const DUE_RECORDS = {
  grade: 1,
  role: 1,
  dor: 1,
  madeOn: 1,
  arrivesOn: 1,
  excuses: 1,
  firstDues: 1,
  'dues.requirementId': 1,
  'dues.doneOn': 1,
  'dues.expiresOn': 1,
  'dues.forRecord': 1,
  'dues.score': 1,
  'dues.level': 1,
  'dues.passed': 1,
} as const;
type JudgedDue = Pick<StoredDue, 'requirementId' | 'doneOn' | 'expiresOn' | 'forRecord' | 'score' | 'level' | 'passed'>;

/** What the due rules read of a stored record. */
export type StoredDueRecord = Pick<
  Soldier,
  'grade' | 'role' | 'dor' | 'madeOn' | 'arrivesOn' | 'excuses' | 'firstDues'
> & { dues?: readonly JudgedDue[] };

/** A stored event for the rules. */
export function toEvent<Due extends JudgedDue>({ doneOn, expiresOn, ...due }: Due) {
  return { ...due, doneOn: fromStoredDate(doneOn), expiresOn: day(expiresOn) };
}

/** A stored excuse for the rules. */
function toExcuse({ requirementId, until }: StoredExcuse) {
  return { requirementId, until: fromStoredDate(until) };
}

/** A stored record for the due rules. */
export function toDueRecord(stored: StoredDueRecord): DueRecord {
  const { grade, role, dor, madeOn, arrivesOn = null, dues = [], excuses = [], firstDues = [] } = stored;
  return {
    grade,
    role,
    dor: day(dor),
    madeOn: fromStoredDate(madeOn),
    arrivesOn: day(arrivesOn),
    dues: dues.map(toJudged),
    excuses: excuses.map(toExcuse),
    firstDues: firstDues.map(({ requirementId, on }) => ({ requirementId, on: fromStoredDate(on) })),
  };
}

/** Copied field by field, because a spread takes five times as long, and a unit has thousands of events. */
function toJudged({ requirementId, doneOn, expiresOn, forRecord, score, level, passed }: JudgedDue) {
  return { requirementId, doneOn: fromStoredDate(doneOn), expiresOn: day(expiresOn), forRecord, score, level, passed };
}
