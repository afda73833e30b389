import { driverOf } from '../../store/driver.ts';
import { STAY } from './inUnit.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';

const OWNER_FIELDS = { isStaff: 1, loginDisabled: 1, ...STAY } as const;
/** What permissions need from the record that a login owns. */
export type OwnerRecord = Pick<Soldier, '_id' | keyof typeof OWNER_FIELDS>;

/** What permissions need from the record that a login owns; null if it has none. */
export function findSoldierOfAccount(accountId: string): Promise<OwnerRecord | null> {
  return driverOf(SoldierModel).findOne({ userId: accountId }, { projection: OWNER_FIELDS });
}

/** The same for many logins, with one database command. */
export function findSoldiersOfAccounts(
  accountIds: readonly string[],
): Promise<(OwnerRecord & Pick<Soldier, 'userId'>)[]> {
  return SoldierModel.find({ userId: { $in: accountIds } }, { userId: 1, ...OWNER_FIELDS }).lean();
}
