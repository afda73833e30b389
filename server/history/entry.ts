import { randomUUID } from 'node:crypto';
import { fromStoredDate } from '../../domain/localDate.ts';
import { KINDS } from '../../domain/policy/unitFieldKinds.ts';
import { unitFieldName, type UnitField } from '../../domain/policy/unitFields.ts';
import type { RequestContext } from '../api/context.ts';
import type { KeyedCall } from '../api/idempotencyKey.ts';
import { member } from '../api/signedIn.ts';
import type { HistoryChange, HistoryEntry } from './history.model.ts';

/** Who acts, and when: every change needs both for the history. */
export interface Act {
  /** The acting soldier's id, or `OPERATOR`. */
  actorId: string;
  at: Date;
}

/** Stands in the history for the product's operator, who runs commands and has no record in the unit. */
export const OPERATOR = 'operator';

/**
 * The act of a person with a record, now. Under a lock, call it once you hold the lock, so that others' earlier acts have an earlier time.
 */
export function actOf({ person, clock }: Pick<RequestContext, 'person' | 'clock'>): Act {
  return { actorId: member(person).soldierId, at: clock() };
}

/** The history entry for a change; both are written together. */
export function historyEntry(
  { actorId, at }: Act,
  entry: Pick<HistoryEntry, 'soldierId' | 'subject' | 'action' | 'changes'> &
    Partial<Pick<HistoryEntry, 'subjectId' | 'subjectName' | 'medical'>>,
): HistoryEntry {
  return { _id: randomUUID(), actorId, at, subjectId: null, subjectName: null, ...entry };
}

/** What an entry keeps of the keyed call that makes its change. */
export function keyOf({ key, digest }: KeyedCall): Pick<HistoryEntry, 'key' | 'digest'> {
  return key === null || digest === null ? {} : { key, digest };
}

/** The fields that differ between two states. Null means no state: before the first change, or after the last. */
export function changesBetween(before: object | null, after: object | null): HistoryChange[] {
  const from = new Map<string, Value>(Object.entries(before ?? {}));
  const to = new Map<string, Value>(Object.entries(after ?? {}));
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((field) => ({ field, from: textOf(from.get(field)), to: textOf(to.get(field)) }))
    .filter((change) => change.from !== change.to);
}

/** What the history must know about a unit field. */
export type NamedUnitField = Pick<UnitField, 'id' | 'label' | 'kind'>;

/**
 * The changes, with the current labels of unit fields, which may be renamed or removed later. Unit fields come last, in their own order.
 * The history keeps only the last four digits of a DoD ID.
 */
export function withLabels(changes: readonly HistoryChange[], unitFields: readonly NamedUnitField[]): HistoryChange[] {
  const own = unitFields.flatMap(({ id, label, kind }) => {
    const change = changes.find(({ field }) => field === unitFieldName(id));
    if (!change) return [];
    const told = (value: string | null) => (value ? KINDS[kind].told(value) : value);
    return [{ ...change, label, from: told(change.from), to: told(change.to) }];
  });
  const fields = new Set(own.map(({ field }) => field));
  return [...changes.filter(({ field }) => !fields.has(field)), ...own];
}

type Value = string | number | boolean | Date | null | undefined;

/** A field's value as the API writes it. */
function textOf(value: Value): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Date ? fromStoredDate(value) : String(value);
}
