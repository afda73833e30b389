import { messages } from '../../../domain/errors.ts';
import { LoginState } from '../../../domain/identity/loginState.ts';
import { isLastStaff } from '../../../domain/permissions.ts';
import { Refusal } from '../../api/refusal.ts';
import type { Act } from '../../history/entry.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import { underRightsLock, underRightsLockForStaff } from '../../records/rights/rightsLock.ts';
import { otherStaffCanSignIn } from '../../records/rights/staffRights.ts';
import { findSoldier } from '../../records/soldiers/findSoldier.ts';
import { SoldierModel, type Soldier } from '../../records/soldiers/soldier.model.ts';
import type { SoldierType } from '../../records/soldiers/soldier.type.ts';
import { toSoldierType } from '../../records/soldiers/toSoldierType.ts';
import { onceSaved } from '../../store/onceSaved.ts';
import { AccountModel } from '../account.model.ts';
import type { IdentityContext } from '../identityContext.ts';
import { confirmPassword, refuseOldSession } from '../signIn/ownAccount.ts';
import { saveLoginState } from '../signIn/saveLoginState.ts';
import { endOwnSession } from '../signIn/signIn.ts';

/** Deletes the caller's login. The personnel record stays with the unit, without a login. */
export async function deleteLogin(context: IdentityContext, password: string): Promise<true> {
  refuseOldSession(context);
  const account = await confirmPassword(context, password, 'password');
  const { _id: accountId, email } = account;
  const { forgetWithLogin } = context.dependencies;
  await underRightsLock(async () => {
    const today = unitDayAt(context.clock());
    const soldier = await SoldierModel.findOne({ userId: accountId }).lean();
    const isLast =
      soldier !== null && isLastStaff({ ...soldier, otherStaffExist: await otherStaffCanSignIn(soldier, today) });
    if (isLast) throw new Refusal('FORBIDDEN', { message: messages.lastStaffLogin });
    // Before the record is given up: otherwise, after a failure in between, a remaining session could create a second record.
    await forgetWithLogin({ accountId, email });
    if (soldier) await giveUpRecord(soldier, { actorId: soldier._id, at: context.clock() });
    // Last, so that after a failure the owner can still sign in and try again.
    await onceSaved(() => AccountModel.deleteOne({ _id: accountId }));
  });
  await onceSaved(async () => {
    // Again after the account is gone, because somebody may have signed in meanwhile.
    await forgetWithLogin({ accountId, email });
    await endOwnSession(context);
  });
  context.takeBackCookie();
  return true;
}

/**
 * Deletes a login that staff have disabled, because its soldier cannot sign in to delete it. The personnel record stays, and can be handed
 * over to another login.
 */
export function deleteDisabledLogin(context: IdentityContext, soldierId: string): Promise<SoldierType> {
  return underRightsLockForStaff(context, async (act) => {
    const soldier = await findSoldier(soldierId);
    const { userId: accountId, loginDisabled } = soldier;
    if (accountId === undefined) throw new Refusal('CONFLICT', { message: messages.noLogin });
    if (!loginDisabled) throw new Refusal('CONFLICT', { message: messages.loginNotDisabled });
    const account = await AccountModel.findById(accountId, { email: 1 }).lean();
    // It is already gone if an earlier call failed after this step.
    await context.dependencies.forgetWithLogin({ accountId, email: account?.email ?? null });
    return onceSaved(async () => {
      // Before the record is given up, because the record says that the login is disabled. If it fails in between, staff can try again.
      await AccountModel.deleteOne({ _id: accountId });
      return toSoldierType(await giveUpRecord(soldier, act), context);
    });
  });
}

/** Takes a record away from its login. */
function giveUpRecord(soldier: Soldier, act: Act): Promise<Soldier> {
  return saveLoginState(soldier, LoginState.NONE, { $unset: { userId: '', loginDisabled: '' } }, act);
}
