import { messages } from '../../../domain/errors.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import { type RoleChange, type StaffRights, staffRightsAfterRoleChange } from '../../../domain/permissions.ts';
import { isEverWithout } from '../../../domain/record/membership.ts';
import { Refusal } from '../../api/refusal.ts';
import { findSoldier } from '../soldiers/findSoldier.ts';
import { inUnit, notDeparted, STAY, type StayRecord, stayOf } from '../soldiers/inUnit.ts';
import { type Soldier, SoldierModel } from '../soldiers/soldier.model.ts';

/** A record's staff rights before and after a save. */
export interface RightsChange {
  before: StaffRights;
  after: StaffRights;
}

/**
 * The staff rights that follow from a changed role (Spec 2.3 to 2.10). Call it and save under the rights lock. Otherwise two people could both
 * become the first staff, or both stop being the last.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `role` if the last staff would lose their rights.
 */
export async function rightsAfterRoleChange(
  id: string,
  change: Pick<RoleChange, 'roleBefore' | 'roleAfter' | 'actor'>,
  today: LocalDate,
): Promise<RightsChange> {
  const before = await findSoldier(id);
  const after = staffRightsAfterRoleChange({
    ...change,
    isStaffBefore: before.isStaff,
    awaitsApprovalBefore: before.awaitsStaffApproval,
    otherStaffExist: await otherStaffCanSignIn(before, today),
  });
  if (after.refused) throw new Refusal('BAD_USER_INPUT', { field: 'role', message: messages.lastStaff });
  return { before: rightsIn(before), after: rightsIn(after) };
}

function rightsIn({ isStaff, awaitsStaffApproval }: StaffRights): StaffRights {
  return { isStaff, awaitsStaffApproval };
}

/** Staff in the unit who can sign in. Only they can give rights: an imported unit has staff, but none with a login. */
const WORKING_STAFF = { isStaff: true, userId: { $exists: true }, loginDisabled: { $ne: true } };

/** How many people with staff rights can sign in on a day. */
export async function workingStaff(today: LocalDate): Promise<number> {
  return SoldierModel.countDocuments({ ...inUnit(today), ...WORKING_STAFF });
}

/** Whether the soldier has staff rights and can sign in on a day. */
export async function isWorkingStaff(id: string, today: LocalDate): Promise<boolean> {
  return (await SoldierModel.exists({ ...inUnit(today), ...WORKING_STAFF, _id: id })) !== null;
}

/** Whether on every day from `from` to `to` somebody else has staff rights and can sign in; null means forever. */
export async function isStaffedWithout(id: string, from: LocalDate, to: LocalDate | null): Promise<boolean> {
  const others = await SoldierModel.find({ ...notDeparted(from), ...WORKING_STAFF, _id: { $ne: id } }, STAY).lean();
  return !isEverWithout(others.map(stayOf), from, to);
}

/**
 * Whether others have staff rights and can sign in today. If the soldier has staff rights, also on every future day that the soldier would be in
 * the unit (Spec 2.10). Staff who leave next week don't replace staff who stay.
 */
export async function otherStaffCanSignIn(
  { _id, isStaff, ...stay }: Pick<Soldier, '_id' | 'isStaff'> & StayRecord,
  today: LocalDate,
): Promise<boolean> {
  const { arrivesOn, lastDay } = stayOf(stay);
  if (!isStaff) return isStaffedWithout(_id, today, today);
  return isStaffedWithout(_id, arrivesOn !== null && arrivesOn > today ? arrivesOn : today, lastDay);
}
