import type { LoginState } from '../../domain/identity/loginState.ts';
import type { Act } from '../history/entry.ts';
import { loginStateOf } from '../soldiers/loginStateOf.ts';
import { saveRights } from '../soldiers/saveRights.ts';
import type { Soldier } from '../soldiers/soldier.model.ts';

/**
 * Changes in a record which login owns it, or whether that is disabled, with the history entry in the same write.
 * @returns the record as it is then.
 * @throws Refusal `CONFLICT` when it is not what was decided on any more.
 */
export function saveLoginState(
  soldier: Soldier,
  loginState: LoginState,
  change: { $set: { loginDisabled: boolean } | { userId: string } } | { $unset: { userId: ''; loginDisabled: '' } },
  act: Act,
): Promise<Soldier> {
  return saveRights(act, soldier, { before: { loginState: loginStateOf(soldier) }, after: { loginState } }, change);
}
