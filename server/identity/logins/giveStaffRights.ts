import { OPERATOR } from '../../history/entry.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import { underRightsLock } from '../../records/rights/rightsLock.ts';
import { saveRights } from '../../records/rights/saveRights.ts';
import { isInUnit } from '../../records/soldiers/inUnit.ts';
import { SoldierModel } from '../../records/soldiers/soldier.model.ts';
import { storedUnit } from '../../unit/unit.service.ts';
import { AccountModel } from '../account.model.ts';
import { foldEmail } from '../password/passport.ts';

/**
 * Gives staff rights to a login's owner, for a unit in which nobody is left who could (Spec 2.11). The record's history shows it as done by
 * the operator.
 * @throws Error with one sentence when there is no such login, it has no record or is disabled, or its owner already has staff rights.
 */
export function giveStaffRights(email: string, at: Date): Promise<void> {
  return underRightsLock(async () => {
    // Sets the clock that the unit's days follow.
    await storedUnit();
    const account = await AccountModel.findOne({ email: foldEmail(email) }, { _id: 1 }).lean();
    if (!account) throw new Error('No login has that email address.');
    const soldier = await SoldierModel.findOne({ userId: account._id }).lean();
    if (!soldier) throw new Error('That login has no record. Its owner has to sign in and add their info first.');
    if (soldier.loginDisabled) throw new Error("That login is disabled, so staff rights wouldn't help.");
    if (!isInUnit(soldier, unitDayAt(at))) {
      throw new Error("The owner of that login isn't in the unit today, so staff rights wouldn't help.");
    }
    const { isStaff, awaitsStaffApproval } = soldier;
    if (isStaff) throw new Error('The owner of that login has staff rights already.');
    const after = { isStaff: true, awaitsStaffApproval: false };
    await saveRights(
      { actorId: OPERATOR, at },
      soldier,
      { before: { isStaff, awaitsStaffApproval }, after },
      { $set: after },
    );
  }, 'BACKGROUND');
}
