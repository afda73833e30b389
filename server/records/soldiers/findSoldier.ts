import type { LocalDate } from '../../../domain/localDate.ts';
import { Membership, membershipOn, membershipMessages } from '../../../domain/record/membership.ts';
import { Refusal } from '../../api/refusal.ts';
import { type StayRecord, stayOf } from './inUnit.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';

/**
 * A record as stored.
 * @throws Refusal `NOT_FOUND`, also while it is being erased. If the store failed halfway, nobody can revive the rest.
 */
export async function findSoldier(id: string): Promise<Soldier> {
  const soldier = await SoldierModel.findById(id).lean();
  if (!soldier || soldier.erasure) throw new Refusal('NOT_FOUND');
  return soldier;
}

/** @throws Refusal `NOT_FOUND` for a record that doesn't exist or is being erased; `CONFLICT` if the soldier has left the unit. */
export function refuseAbsent(soldier: (StayRecord & Pick<Soldier, 'erasure'>) | undefined, today: LocalDate): void {
  if (!soldier || soldier.erasure) throw new Refusal('NOT_FOUND');
  refuseDeparted(soldier, today);
}

/**
 * A record that may be changed. A soldier who has left has to be brought back first (Spec 18.4).
 * @throws Refusal `NOT_FOUND`; `CONFLICT` if they have left.
 */
export async function findChangeable(id: string, today: LocalDate): Promise<Soldier> {
  const soldier = await findSoldier(id);
  refuseDeparted(soldier, today);
  return soldier;
}

/** @throws Refusal `CONFLICT` if the soldier has left the unit. */
export function refuseDeparted(soldier: StayRecord, today: LocalDate): void {
  if (membershipOn(stayOf(soldier), today) === Membership.DEPARTED) {
    throw new Refusal('CONFLICT', { message: membershipMessages.hasLeft });
  }
}
