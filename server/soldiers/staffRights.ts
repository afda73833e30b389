import { messages } from '../../domain/errors.ts';
import { staffRightsAfterRoleChange } from '../../domain/permissions.ts';
import { type Role } from '../../domain/values.ts';
import { underLock } from '../database/lock.ts';
import { finishImports } from '../import/stagedImport.ts';
import { Refusal } from '../graphql/refusal.ts';
import type { RequestContext } from '../context.ts';
import { type Act, actOf } from '../history/entry.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';

/** The parts of a record that say what its owner may do. */
export type StaffRights = Pick<Soldier, 'isStaff' | 'awaitsStaffApproval'>;

/** A record's staff rights before and after; null where they stay. */
type RightsChange = { before: StaffRights; after: StaffRights } | null;

export const NO_RIGHTS: StaffRights = { isStaff: false, awaitsStaffApproval: false };

/** Held by whoever decides by the staff rights of several people, or changes anybody's. */
const RIGHTS_LOCK = 'staff rights';

/** A save of a record, as far as staff rights follow from it. */
interface RoleSave {
  /** The record; null while it is being created. */
  id: string | null;
  roleBefore: Role;
  roleAfter: Role;
  actor: 'SELF' | 'OTHER_STAFF';
}

/**
 * Saves a record with the staff rights that follow from its role (Rules 8 and 9). Whether there is other staff is asked and
 * acted upon under a lock, so that two people can neither both become the first staff nor both stop being the last. A new record is
 * always made under it: then its login cannot be deleted meanwhile, and another record cannot be handed to it.
 * @throws Refusal `BAD_USER_INPUT` on `role` when the last staff would lose their rights.
 */
export async function withStaffRights<Saved>(
  { id, roleBefore, roleAfter, actor }: RoleSave,
  save: (rights: RightsChange) => Promise<Saved>,
): Promise<Saved> {
  if (id !== null && roleBefore === roleAfter) return save(null);
  return underRightsLock(async () => {
    const before = id === null ? NO_RIGHTS : await rightsOf(id);
    const after = staffRightsAfterRoleChange({
      roleBefore,
      roleAfter,
      isStaffBefore: before.isStaff,
      awaitsApprovalBefore: before.awaitsStaffApproval,
      actor,
      otherStaffExist: await otherStaffCanSignIn(id),
    });
    if (after.refused) throw new Refusal('BAD_USER_INPUT', { field: 'role', message: messages.lastStaff });
    const { isStaff, awaitsStaffApproval } = after;
    return save({ before, after: { isStaff, awaitsStaffApproval } });
  });
}

/**
 * Does work that reads and changes staff rights, one at a time over all servers. An import that a crash has cut off is finished before it,
 * so that nothing is decided by half of one.
 */
export function underRightsLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return underLock(RIGHTS_LOCK, async () => {
    await finishImports();
    return work();
  });
}

async function rightsOf(id: string): Promise<StaffRights> {
  const soldier = await SoldierModel.findById(id, { isStaff: 1, awaitsStaffApproval: 1 }).lean();
  if (!soldier) throw new Refusal('NOT_FOUND');
  return { isStaff: soldier.isStaff, awaitsStaffApproval: soldier.awaitsStaffApproval };
}

/** Staff who can sign in. Others give nobody rights: a unit that was imported has staff, and none of them a login. */
const WORKING_STAFF = { isStaff: true, userId: { $exists: true }, loginDisabled: { $ne: true } };

/**
 * Does work under the rights lock for somebody with staff rights.
 * @throws Refusal `FORBIDDEN` when these, or the login, were taken since they asked.
 */
export function asStaff<Result>(
  context: Pick<RequestContext, 'person' | 'now'>,
  work: (act: Act) => Promise<Result>,
): Promise<Result> {
  const act = actOf(context);
  return underRightsLock(async () => {
    await refuseFormerStaff(act.actorId);
    return work(act);
  });
}

/**
 * Refuses somebody whose rights or login were taken since they asked. To be called under the lock: of two who take them from each other
 * at the same moment, the second has none any more.
 * @throws Refusal `FORBIDDEN`.
 */
export async function refuseFormerStaff(soldierId: string): Promise<void> {
  if (!(await SoldierModel.exists({ ...WORKING_STAFF, _id: soldierId }))) throw new Refusal('FORBIDDEN');
}

/** Whether anybody but this soldier, if there is one, has staff rights and can sign in. */
export async function otherStaffCanSignIn(id: string | null): Promise<boolean> {
  return (await SoldierModel.exists({ ...WORKING_STAFF, ...(id && { _id: { $ne: id } }) })) !== null;
}
