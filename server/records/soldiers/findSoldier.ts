import type { LocalDate } from '../../../domain/localDate.ts';
import { Membership, membershipOn, membershipMessages } from '../../../domain/record/membership.ts';
import { Refusal } from '../../api/refusal.ts';
import { type StayRecord, stayOf } from './inUnit.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';

/**
 * A record as it is stored.
 * @throws Refusal `NOT_FOUND`, also for one that is being erased: where the store failed in the middle of that, nobody brings back what is left.
 */
export async function findSoldier(id: string): Promise<Soldier> {
  const soldier = await SoldierModel.findById(id).lean();
  if (!soldier || soldier.erasure) throw new Refusal('NOT_FOUND');
  return soldier;
}

/** @throws Refusal `NOT_FOUND` for a record that is not there or is being erased; `CONFLICT` where somebody has left the unit. */
export function refuseAbsent(soldier: (StayRecord & Pick<Soldier, 'erasure'>) | undefined, today: LocalDate): void {
  if (!soldier || soldier.erasure) throw new Refusal('NOT_FOUND');
  refuseDeparted(soldier, today);
}

/**
 * A record that may be changed: of somebody who has not left the unit, as who has is brought back first (Spec 18.4).
 * @throws Refusal `NOT_FOUND`; `CONFLICT` where they have left.
 */
export async function findChangeable(id: string, today: LocalDate): Promise<Soldier> {
  const soldier = await findSoldier(id);
  refuseDeparted(soldier, today);
  return soldier;
}

/** @throws Refusal `CONFLICT` where somebody has left the unit. */
export function refuseDeparted(soldier: StayRecord, today: LocalDate): void {
  if (membershipOn(stayOf(soldier), today) === Membership.DEPARTED) {
    throw new Refusal('CONFLICT', { message: membershipMessages.hasLeft });
  }
}
