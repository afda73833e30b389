import type { QueryFilter, UpdateQuery } from 'mongoose';
import { HistoryAction, HistorySubject } from '../../../domain/history.ts';
import { Refusal } from '../../api/refusal.ts';
import { type Act, changesBetween, historyEntry } from '../../history/entry.ts';
import { saveWithHistory } from '../soldiers/saveWithHistory.ts';
import type { Soldier } from '../soldiers/soldier.model.ts';

/**
 * Changes the rights of a record's owner, or which login owns it, and its history in one write. Does nothing if both states are equal.
 * @param update leaves the record's version unchanged unless it takes the place as well. Forms don't edit rights, and an open form must not run
 * into a conflict.
 * @returns the record afterwards.
 * @throws Refusal `CONFLICT` if rights, place or owner have changed since the decision.
 */
export async function saveRights(
  act: Act,
  soldier: Soldier,
  { before, after }: { before: object; after: object },
  update: UpdateQuery<Soldier>,
): Promise<Soldier> {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return soldier;
  const entry = historyEntry(act, {
    soldierId: soldier._id,
    subject: HistorySubject.RIGHTS,
    action: HistoryAction.CHANGED,
    changes,
  });
  const saved = await saveWithHistory(asDecidedOn(soldier), update, entry);
  // Possible only if this took longer than the lock lasts.
  if (!saved) throw new Refusal('CONFLICT');
  return saved;
}

/** Matches the record while its rights, place and owner are unchanged. */
function asDecidedOn(soldier: Soldier): QueryFilter<Soldier> {
  const { _id, section, team, role, isStaff, awaitsStaffApproval, userId, loginDisabled } = soldier;
  const owner = { userId: userId ?? null, loginDisabled: loginDisabled ?? null };
  return { _id, section, team, role, isStaff, awaitsStaffApproval, ...owner };
}
