import type { GivenEvent } from '../../domain/due/eventProblems.ts';
import type { Requirement } from '../../domain/due/requirements.ts';
import { type HistoryAction, HistorySubject } from '../../domain/history.ts';
import { toStoredDate } from '../../domain/localDate.ts';
import { type Act, changesBetween, historyEntry } from '../history/entry.ts';
import type { HistoryEntry } from '../history/history.model.ts';
import type { StoredDue } from '../records/soldiers/soldier.model.ts';

/** What the store keeps of an event as it is given. */
export function toStoredEvent({ doneOn, expiresOn, ...event }: GivenEvent) {
  return { ...event, doneOn: toStoredDate(doneOn), expiresOn: expiresOn === null ? null : toStoredDate(expiresOn) };
}

/** The entry of the history about an event. */
export function entryFor(
  act: Act,
  soldierId: string,
  requirement: Requirement,
  action: HistoryAction,
  before: StoredDue | null,
  after: StoredDue | null,
): HistoryEntry {
  return historyEntry(act, {
    soldierId,
    subject: HistorySubject.DUE,
    action,
    subjectId: (after ?? before)?.id ?? null,
    subjectName: requirement.name,
    ...(requirement.medical && { medical: true }),
    changes: changesBetween(contentOf(before), contentOf(after)),
  });
}

/** What the history tells of an event. */
function contentOf(due: StoredDue | null) {
  if (due === null) return null;
  const { doneOn, expiresOn, score, level, passed, note, forRecord } = due;
  return { doneOn, expiresOn, score, level, passed, note: note || null, forRecord };
}
