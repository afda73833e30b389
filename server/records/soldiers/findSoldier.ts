import { Refusal } from '../../api/refusal.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';

/**
 * A record as it is stored.
 * @throws Refusal `NOT_FOUND`.
 */
export async function findSoldier(id: string): Promise<Soldier> {
  const soldier = await SoldierModel.findById(id).lean();
  if (!soldier) throw new Refusal('NOT_FOUND');
  return soldier;
}
