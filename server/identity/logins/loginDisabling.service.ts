import { messages } from '../../../domain/errors.ts';
import { LoginState } from '../../../domain/identity/loginState.ts';
import { mayChangeRights } from '../../../domain/permissions.ts';
import { membershipMessages } from '../../../domain/record/membership.ts';
import type { RequestContext } from '../../api/context.ts';
import { Refusal } from '../../api/refusal.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import { underRightsLockForStaff } from '../../records/rights/rightsLock.ts';
import { otherStaffCanSignIn } from '../../records/rights/staffRights.ts';
import { findSoldier } from '../../records/soldiers/findSoldier.ts';
import type { SoldierType } from '../../records/soldiers/soldier.type.ts';
import { toSoldierType } from '../../records/soldiers/toSoldierType.ts';
import { onceSaved } from '../../store/onceSaved.ts';
import { voidCodes } from '../mailedLink/oneTimeCode.service.ts';
import { endSessionsOf } from '../session/session.service.ts';
import { saveLoginState } from '../signIn/saveLoginState.ts';

/**
 * Disables somebody else's login, which ends all its sessions at once, or enables it again. You cannot disable your own. The unit must
 * always keep staff who can sign in, even if the caller leaves the unit before the disabled staff member would.
 */
export function setLoginDisabled(context: RequestContext, soldierId: string, disabled: boolean): Promise<SoldierType> {
  const { person, now } = context;
  if (!mayChangeRights(person, soldierId)) throw new Refusal('FORBIDDEN', { message: messages.ownLogin });
  return underRightsLockForStaff(context, async (act) => {
    const soldier = await findSoldier(soldierId);
    const { userId: accountId } = soldier;
    if (accountId === undefined) throw new Refusal('CONFLICT', { message: messages.noLogin });
    if (disabled && soldier.isStaff && !(await otherStaffCanSignIn(soldier, unitDayAt(act.at)))) {
      throw new Refusal('FORBIDDEN', { message: membershipMessages.lastStaff });
    }
    const after = disabled ? LoginState.DISABLED : LoginState.WORKING;
    const saved = await saveLoginState(soldier, after, { $set: { loginDisabled: disabled } }, act);
    if (disabled) {
      await onceSaved(async () => {
        await endSessionsOf(accountId, 'USER_DISABLED');
        await voidCodes(accountId, now);
      });
    }
    return toSoldierType(saved, context);
  });
}
