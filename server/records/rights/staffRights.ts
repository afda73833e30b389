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
 * The staff rights that follow when a record's role changes (Spec 2.3 to 2.10). To be called under the rights lock, and saved under it: then two
 * people can neither both become the first staff nor both stop being the last.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `role` when the last staff would lose their rights.
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

/** Staff who can sign in while they belong to the unit. Only they can give rights: an imported unit has staff, but none with a login. */
const WORKING_STAFF = { isStaff: true, userId: { $exists: true }, loginDisabled: { $ne: true } };

/** Whether the soldier has staff rights and can sign in on a day. */
export async function isWorkingStaff(id: string, today: LocalDate): Promise<boolean> {
  return (await SoldierModel.exists({ ...inUnit(today), ...WORKING_STAFF, _id: id })) !== null;
}

/** Whether on every day of a stretch somebody else has staff rights and can sign in; null is no end. */
export async function isStaffedWithout(id: string, from: LocalDate, to: LocalDate | null): Promise<boolean> {
  const others = await SoldierModel.find({ ...notDeparted(from), ...WORKING_STAFF, _id: { $ne: id } }, STAY).lean();
  return !isEverWithout(others.map(stayOf), from, to);
}

/**
 * Whether others have staff rights and can sign in: today, and where the soldier has such rights, on every day ahead on which the soldier would be
 * there (Spec 2.10). A staff member who leaves next week does not replace one who stays.
 */
export async function otherStaffCanSignIn(
  { _id, isStaff, ...stay }: Pick<Soldier, '_id' | 'isStaff'> & StayRecord,
  today: LocalDate,
): Promise<boolean> {
  const { arrivesOn, lastDay } = stayOf(stay);
  if (!isStaff) return isStaffedWithout(_id, today, today);
  return isStaffedWithout(_id, arrivesOn !== null && arrivesOn > today ? arrivesOn : today, lastDay);
}
