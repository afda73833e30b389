import { messages } from '../../../domain/errors.ts';
import { LoginState } from '../../../domain/identity/loginState.ts';
import type { RequestContext } from '../../api/context.ts';
import { Refusal } from '../../api/refusal.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import { underRightsLockForStaff } from '../../records/rights/rightsLock.ts';
import { findChangeable } from '../../records/soldiers/findSoldier.ts';
import type { SoldierType } from '../../records/soldiers/soldier.type.ts';
import { toSoldierType } from '../../records/soldiers/toSoldierType.ts';
import { isDuplicateOf } from '../../store/duplicateKey.ts';
import { AccountModel } from '../account.model.ts';
import { foldEmail } from '../password/passport.ts';
import { saveLoginState } from '../signIn/saveLoginState.ts';

/**
 * Makes a login the owner of a record without one: an imported record, or one whose owner deleted their login. The record's staff rights go
 * with it. (docs/decisions/0013-handing-records-over.md)
 */
export function handRecordOver(context: RequestContext, soldierId: string, email: string): Promise<SoldierType> {
  // The lock keeps the login from being deleted, and the record from getting staff rights, meanwhile.
  return underRightsLockForStaff(context, async (act) => {
    const soldier = await findChangeable(soldierId, unitDayAt(act.at));
    if (soldier.userId !== undefined) throw new Refusal('CONFLICT', { message: messages.recordHasLogin });
    const account = await AccountModel.findOne({ email: foldEmail(email) }, { _id: 1 }).lean();
    if (!account) throw new Refusal('BAD_USER_INPUT', { field: 'email', message: messages.unknownLogin });
    try {
      const saved = await saveLoginState(soldier, LoginState.WORKING, { $set: { userId: account._id } }, act);
      return toSoldierType(saved, context);
    } catch (error) {
      if (!isDuplicateOf(error, 'userId')) throw error;
      throw new Refusal('BAD_USER_INPUT', { field: 'email', message: messages.loginHasRecord });
    }
  });
}
