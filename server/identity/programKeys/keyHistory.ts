import { type HistoryAction, HistorySubject } from '../../../domain/history.ts';
import { writeToAuditLog } from '../../history/auditLog.ts';
import { type Act, historyEntry } from '../../history/entry.ts';
import type { HistoryChange } from '../../history/history.model.ts';
import type { ProgramKey } from './programKey.model.ts';

/**
 * Writes what happened to a key into its maker's history. There is one entry of each kind, however often it is written. So after a crash,
 * the step is repeated together with its entry. A change to a record would keep both in one document instead
 * (docs/decisions/0005-history.md).
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
