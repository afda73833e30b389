import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import type { LoginState } from '../../domain/identity/loginState.ts';
import { Refusal } from '../graphql/refusal.ts';
import { type Act, changesBetween, historyEntry } from '../history/entry.ts';
import { saveWithHistory } from '../soldiers/saveWithHistory.ts';
import type { Soldier } from '../soldiers/soldier.model.ts';
import { loginStateOf } from '../soldiers/soldierFields.ts';

/**
 * Changes in a record which login owns it, or whether that is disabled, with the history entry in the same write.
 * @returns the record as it is then.
 */
export async function saveLoginState(
  soldier: Soldier,
  loginState: LoginState,
  change: { $set: { loginDisabled: boolean } | { userId: string } } | { $unset: { userId: ''; loginDisabled: '' } },
  act: Act,
): Promise<Soldier> {
  const changes = changesBetween({ loginState: loginStateOf(soldier) }, { loginState });
  if (changes.length === 0) return soldier;
  const entry = historyEntry(act, {
    soldierId: soldier._id,
    subject: HistorySubject.RIGHTS,
    action: HistoryAction.CHANGED,
    changes,
  });
  const saved = await saveWithHistory({ _id: soldier._id }, change, entry);
  if (!saved) throw new Refusal('NOT_FOUND');
  return saved;
}
