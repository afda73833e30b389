import { LoginState } from '../../../domain/identity/loginState.ts';
import type { Soldier } from './soldier.model.ts';

/** Whether anybody can sign in as the record's owner. */
export function loginStateOf({ userId, loginDisabled }: Pick<Soldier, 'userId' | 'loginDisabled'>): LoginState {
  if (userId === undefined) return LoginState.NONE;
  return loginDisabled ? LoginState.DISABLED : LoginState.WORKING;
}
