import type { GivenEvent } from '../../domain/due/eventProblems.ts';
import type { Requirement } from '../../domain/due/requirements.ts';
import { type HistoryAction, HistorySubject } from '../../domain/history.ts';
import { toStoredDate } from '../../domain/localDate.ts';
import { type Act, changesBetween, historyEntry } from '../history/entry.ts';
import type { HistoryEntry } from '../history/history.model.ts';
import type { StoredDue } from '../records/soldiers/soldier.model.ts';

/** An event as it is stored. */
export function toStoredEvent({ doneOn, expiresOn, ...event }: GivenEvent) {
  return { ...event, doneOn: toStoredDate(doneOn), expiresOn: expiresOn === null ? null : toStoredDate(expiresOn) };
}

/** The history entry about a requirement in a record. */
export function entryAbout(
  act: Act,
  soldierId: string,
  { name, medical }: Pick<Requirement, 'name' | 'medical'>,
  about: Pick<HistoryEntry, 'action' | 'subjectId' | 'changes'>,
): HistoryEntry {
  const subject = { subject: HistorySubject.DUE, subjectName: name, ...(medical && { medical }) };
  return historyEntry(act, { soldierId, ...subject, ...about });
}

/** The history entry about an event. */
export function entryFor(
  act: Act,
  soldierId: string,
  requirement: Pick<Requirement, 'name' | 'medical'>,
  action: HistoryAction,
  before: StoredDue | null,
  after: StoredDue | null,
): HistoryEntry {
  const changes = changesBetween(contentOf(before), contentOf(after));
  return entryAbout(act, soldierId, requirement, { action, subjectId: (after ?? before)?.id ?? null, changes });
}

/** What the history shows of an event. */
function contentOf(due: StoredDue | null) {
  if (due === null) return null;
  const { doneOn, expiresOn, score, level, passed, note, forRecord } = due;
  return { doneOn, expiresOn, score, level, passed, note: note || null, forRecord };
}
