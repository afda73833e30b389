import { messages } from '../../domain/errors.ts';
import { staffRightsAfterRoleChange } from '../../domain/permissions.ts';
import { type Role } from '../../domain/values.ts';
import { underLock } from '../database/lock.ts';
import { Refusal } from '../graphql/refusal.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';

/** The parts of a record that say what its owner may do. */
export type StaffRights = Pick<Soldier, 'isStaff' | 'awaitsStaffApproval'>;

/** A record's staff rights before and after; null where they stay. */
export type RightsChange = { before: StaffRights; after: StaffRights } | null;

export const NO_RIGHTS: StaffRights = { isStaff: false, awaitsStaffApproval: false };

/** Whose staff rights may change, and who may read and write them meanwhile: nobody else. */
const RIGHTS_LOCK = 'staff rights';

interface RoleChange {
  /** The record; null while it is being created. */
  id: string | null;
  roleBefore: Role;
  roleAfter: Role;
  actor: 'SELF' | 'OTHER_STAFF';
}

/**
 * Saves a record with the staff rights that follow from its role (decisions 8 and 9). Whether there is other staff is asked and
 * acted upon under a lock, so that two people can neither both become the first staff nor both stop being the last.
 * @throws Refusal `BAD_USER_INPUT` on `role` when the last staff would lose their rights.
 */
export async function withStaffRights<Saved>(
  { id, roleBefore, roleAfter, actor }: RoleChange,
  save: (rights: RightsChange) => Promise<Saved>,
): Promise<Saved> {
  if (roleBefore === roleAfter) return save(null);
  return underRightsLock(async () => {
    const before = id === null ? NO_RIGHTS : await rightsOf(id);
    const after = staffRightsAfterRoleChange({
      roleBefore,
      roleAfter,
      isStaffBefore: before.isStaff,
      awaitsApprovalBefore: before.awaitsStaffApproval,
      actor,
      otherStaffExist: await otherStaffExist(id),
    });
    if (after.refused) throw new Refusal('BAD_USER_INPUT', { field: 'role', message: messages.lastStaff });
    const { isStaff, awaitsStaffApproval } = after;
    return save({ before, after: { isStaff, awaitsStaffApproval } });
  });
}

/** Does work that reads and changes staff rights, one at a time over all servers. */
export function underRightsLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return underLock(RIGHTS_LOCK, work);
}

async function rightsOf(id: string): Promise<StaffRights> {
  const soldier = await SoldierModel.findById(id, { isStaff: 1, awaitsStaffApproval: 1 }).lean();
  if (!soldier) throw new Refusal('NOT_FOUND');
  return { isStaff: soldier.isStaff, awaitsStaffApproval: soldier.awaitsStaffApproval };
}

async function otherStaffExist(id: string | null): Promise<boolean> {
  return (await SoldierModel.exists({ isStaff: true, ...(id && { _id: { $ne: id } }) })) !== null;
}
