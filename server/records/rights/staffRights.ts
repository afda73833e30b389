import { messages } from '../../../domain/errors.ts';
import { type RoleChange, type StaffRights, staffRightsAfterRoleChange } from '../../../domain/permissions.ts';
import { Refusal } from '../../api/refusal.ts';
import { findSoldier } from '../soldiers/findSoldier.ts';
import { SoldierModel } from '../soldiers/soldier.model.ts';

/** A record's staff rights before and after a save. */
export interface RightsChange {
  before: StaffRights;
  after: StaffRights;
}

/**
 * The staff rights that follow when a record's role changes (Rules 8 and 9). To be called under the rights lock, and saved under it: then two
 * people can neither both become the first staff nor both stop being the last.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `role` when the last staff would lose their rights.
 */
export async function rightsAfterRoleChange(
  id: string,
  change: Pick<RoleChange, 'roleBefore' | 'roleAfter' | 'actor'>,
): Promise<RightsChange> {
  const before = await findSoldier(id);
  const after = staffRightsAfterRoleChange({
    ...change,
    isStaffBefore: before.isStaff,
    awaitsApprovalBefore: before.awaitsStaffApproval,
    otherStaffExist: await otherStaffCanSignIn(id),
  });
  if (after.refused) throw new Refusal('BAD_USER_INPUT', { field: 'role', message: messages.lastStaff });
  return { before: rightsIn(before), after: rightsIn(after) };
}

function rightsIn({ isStaff, awaitsStaffApproval }: StaffRights): StaffRights {
  return { isStaff, awaitsStaffApproval };
}

/** Staff who can sign in. Only they can give rights: an imported unit has staff, but none with a login. */
const WORKING_STAFF = { isStaff: true, userId: { $exists: true }, loginDisabled: { $ne: true } };

/** Whether the soldier has staff rights and can sign in. */
export async function isWorkingStaff(id: string): Promise<boolean> {
  return (await SoldierModel.exists({ ...WORKING_STAFF, _id: id })) !== null;
}

/** Whether anybody but this soldier has staff rights and can sign in. */
export async function otherStaffCanSignIn(id: string): Promise<boolean> {
  return (await SoldierModel.exists({ ...WORKING_STAFF, _id: { $ne: id } })) !== null;
}
