import type { LoginState } from '../../../domain/identity/loginState.ts';
import type { Act } from '../../history/entry.ts';
import { saveRights } from '../../records/rights/saveRights.ts';
import { loginStateOf } from '../../records/soldiers/loginStateOf.ts';
import type { Soldier } from '../../records/soldiers/soldier.model.ts';

/**
 * Changes which login owns a record, or whether that login is disabled, with the history entry in the same write.
 * @returns the updated record.
 * @throws Refusal `CONFLICT` when the record has changed since the decision.
 */
export function saveLoginState(
  soldier: Soldier,
  loginState: LoginState,
  change: { $set: { loginDisabled: boolean } | { userId: string } } | { $unset: { userId: ''; loginDisabled: '' } },
  act: Act,
): Promise<Soldier> {
  return saveRights(act, soldier, { before: { loginState: loginStateOf(soldier) }, after: { loginState } }, change);
}
