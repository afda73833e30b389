import { SoldierModel } from './soldier.model.ts';
import type { SoldierName } from './soldierName.type.ts';

/** The names of the soldiers with these ids, by one database command. A record that is gone has none. */
export async function soldierNames(ids: readonly string[]): Promise<(id: string) => SoldierName | null> {
  const people = await SoldierModel.find({ _id: { $in: [...new Set(ids)] } }, { rank: 1, lastName: 1 }).lean();
  const names = new Map(people.map(({ _id, rank, lastName }) => [_id, { id: _id, rank, lastName }]));
  return (id) => names.get(id) ?? null;
}

/** The names of a login's owner; none while there is no record. */
export async function namesOfAccount(accountId: string): Promise<string[]> {
  const soldier = await SoldierModel.findOne(
    { userId: accountId },
    { firstName: 1, middleName: 1, lastName: 1 },
  ).lean();
  return soldier ? [soldier.firstName, soldier.middleName, soldier.lastName] : [];
}
