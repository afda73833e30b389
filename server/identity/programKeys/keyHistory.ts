import { type HistoryAction, HistorySubject } from '../../../domain/history.ts';
import { writeToAuditLog } from '../../history/auditLog.ts';
import { type Act, historyEntry } from '../../history/entry.ts';
import type { HistoryChange } from '../../history/history.model.ts';
import type { ProgramKey } from './programKey.model.ts';

/**
 * Writes into the history of whoever made a key what became of it. There is one entry of each kind, however often it is written: so a step that a crash has cut off
 * is taken again, with the entry, where a change to a record would keep both in one document (docs/decisions/0005-history.md).
 */
export function noteKey(
  { _id: subjectId, soldierId, name: subjectName }: ProgramKey,
  act: Act,
  action: HistoryAction,
  changes: HistoryChange[],
): Promise<void> {
  const entry = historyEntry(act, { soldierId, subject: HistorySubject.KEY, subjectId, subjectName, action, changes });
  return writeToAuditLog([{ ...entry, _id: `${subjectId}-${action}` }]);
}
