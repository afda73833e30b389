import type { DueRecord } from '../../domain/due/effect.ts';
import type { DueEvent } from '../../domain/due/kinds.ts';
import { fromStoredDate } from '../../domain/localDate.ts';
import type { Soldier, StoredDue, StoredExcuse } from '../records/soldiers/soldier.model.ts';
import { day } from '../records/soldiers/soldierFields.ts';

/** What is read of a record to know what is due. */
export const DUE_RECORD = { grade: 1, role: 1, dor: 1, dues: 1, excuses: 1 } as const;
export type StoredDueRecord = Pick<Soldier, keyof typeof DUE_RECORD>;

/** A stored event as the rules read it. */
export function toEvent({ doneOn, expiresOn, ...due }: StoredDue): StoredDueEvent {
  return { ...due, doneOn: fromStoredDate(doneOn), expiresOn: day(expiresOn) };
}
export type StoredDueEvent = Omit<StoredDue, 'doneOn' | 'expiresOn'> & DueEvent;

/** A stored excuse as the rules read it. */
export function toExcuse({ kindId, until }: StoredExcuse) {
  return { kindId, until: fromStoredDate(until) };
}

/** A stored record as the rules about what is due read it. */
export function toDueRecord({ grade, role, dor, dues = [], excuses = [] }: StoredDueRecord): DueRecord & {
  readonly dues: readonly StoredDueEvent[];
} {
  return { grade, role, dor: day(dor), dues: dues.map(toEvent), excuses: excuses.map(toExcuse) };
}
