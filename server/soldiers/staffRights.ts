import { messages } from '../../domain/errors.ts';
import { staffRightsAfterRoleChange } from '../../domain/permissions.ts';
import { Role } from '../../domain/values.ts';
import { underLock } from '../database/lock.ts';
import { Refusal } from '../graphql/refusal.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';

/** The parts of a record that say what its owner may do. */
type StaffRights = Pick<Soldier, 'isStaff' | 'awaitsStaffApproval'>;

/**
 * Saves a record with the staff rights that follow from its role (decisions 8 and 9). Whether there is other staff is asked and
 * acted upon under a lock, so that two people can neither both become the first staff nor both stop being the last.
 * @param current the record as it stands; null for a new one.
 * @throws Refusal `BAD_USER_INPUT` on `role` when the last staff would lose their rights.
 */
export async function withStaffRights<Saved>(
  current: Soldier | null,
  role: Role,
  actor: 'SELF' | 'OTHER_STAFF',
  save: (rights: StaffRights) => Promise<Saved>,
): Promise<Saved> {
  const { _id: id, role: roleBefore = Role.UNASSIGNED, isStaff = false, awaitsStaffApproval = false } = current ?? {};
  if (role === roleBefore) return save({ isStaff, awaitsStaffApproval });
  return underLock('staff rights', async () => {
    const rights = staffRightsAfterRoleChange({
      roleBefore,
      roleAfter: role,
      isStaffBefore: isStaff,
      awaitsApprovalBefore: awaitsStaffApproval,
      actor,
      otherStaffExist: await otherStaffExist(id),
    });
    if (rights.refused) throw new Refusal('BAD_USER_INPUT', { field: 'role', message: messages.lastStaff });
    return save({ isStaff: rights.isStaff, awaitsStaffApproval: rights.awaitsStaffApproval });
  });
}

async function otherStaffExist(id: string | undefined): Promise<boolean> {
  return (await SoldierModel.exists({ isStaff: true, ...(id && { _id: { $ne: id } }) })) !== null;
}
