import { driverOf } from '../../store/driver.ts';
import { IN_ONE_BATCH } from '../../store/inOneBatch.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';

/** What permissions need of the record that a login owns, or null while it has none. */
export function findSoldierOfAccount(
  accountId: string,
): Promise<Pick<Soldier, '_id' | 'isStaff' | 'loginDisabled'> | null> {
  return driverOf(SoldierModel).findOne({ userId: accountId }, { projection: { isStaff: 1, loginDisabled: 1 } });
}

/** The same for many logins, by one database command. */
export function findSoldiersOfAccounts(
  accountIds: readonly string[],
): Promise<Pick<Soldier, '_id' | 'userId' | 'isStaff' | 'loginDisabled'>[]> {
  return SoldierModel.find({ userId: { $in: accountIds } }, { userId: 1, isStaff: 1, loginDisabled: 1 })
    .batchSize(IN_ONE_BATCH)
    .lean();
}
