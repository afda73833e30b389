import { messages } from '../../domain/errors.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { mayChangeRights, type StaffRights } from '../../domain/permissions.ts';
import { type Assignment, usualInSection } from '../../domain/record/assignment.ts';
import { membershipMessages } from '../../domain/record/membership.ts';
import { unitPosition } from '../../domain/record/unitPosition.ts';
import { Section } from '../../domain/values.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import { underRightsLockForStaff } from '../records/rights/rightsLock.ts';
import { saveRights } from '../records/rights/saveRights.ts';
import { otherStaffCanSignIn } from '../records/rights/staffRights.ts';
import { findChangeable } from '../records/soldiers/findSoldier.ts';
import { inUnit } from '../records/soldiers/inUnit.ts';
import { MEMBER_FIELDS, sectionMembers } from '../records/soldiers/sectionMembers.ts';
import type { SectionMember } from '../records/soldiers/sectionOverview.type.ts';
import { BY_POSITION, SoldierModel } from '../records/soldiers/soldier.model.ts';
import type { SoldierType } from '../records/soldiers/soldier.type.ts';
import { toSoldierType } from '../records/soldiers/toSoldierType.ts';

/** Everybody with staff rights. */
export function admins(today: LocalDate): Promise<SectionMember[]> {
  return peopleWith({ isStaff: true }, today);
}

/** Everybody who waits for the rights of a staff role that they chose, or that came from an import. */
export function staffApprovals(today: LocalDate): Promise<SectionMember[]> {
  return peopleWith({ awaitsStaffApproval: true }, today);
}

/** Gives a soldier staff rights until they are taken away, or until the soldier's role changes (Spec 2.8). */
export function grantAdmin(context: RequestContext, soldierId: string): Promise<SoldierType> {
  if (!mayChangeRights(context.person, soldierId)) throw new Refusal('FORBIDDEN');
  return changeRights(context, soldierId, () => ({ isStaff: true, awaitsStaffApproval: false }));
}

/**
 * Takes away a soldier's staff rights. The caller keeps theirs, but may leave the unit earlier, so the remaining staff are checked.
 * @throws Refusal `FORBIDDEN` for the caller's own (Spec 2.9), if the caller has lost staff rights meanwhile, and if it would leave a day
 * without staff; `NOT_FOUND`; `CONFLICT` if their rights or login changed meanwhile.
 */
export function revokeAdmin(context: RequestContext, soldierId: string): Promise<SoldierType> {
  if (!mayChangeRights(context.person, soldierId)) {
    throw new Refusal('FORBIDDEN', { message: messages.adminRemoveFailed });
  }
  return changeRights(context, soldierId, (before) => ({ ...before, isStaff: false }));
}

/** Gives a soldier the rights of the staff role that they wait for (Spec 2.4). */
export function approveStaffRole(context: RequestContext, soldierId: string): Promise<SoldierType> {
  return decideClaim(context, soldierId, { isStaff: true, awaitsStaffApproval: false });
}

/** Declines a soldier's claim to a staff role and takes away the place that they claimed: they become UNASSIGNED (Spec 2.5). */
export function declineStaffRole(context: RequestContext, soldierId: string): Promise<SoldierType> {
  const place = usualInSection(Section.UNASSIGNED);
  return decideClaim(context, soldierId, { isStaff: false, awaitsStaffApproval: false, ...place });
}

function decideClaim(context: RequestContext, soldierId: string, after: RightsDecision): Promise<SoldierType> {
  if (!mayChangeRights(context.person, soldierId)) throw new Refusal('FORBIDDEN');
  return changeRights(context, soldierId, ({ awaitsStaffApproval }) => {
    if (!awaitsStaffApproval) throw new Refusal('CONFLICT', { message: messages.notWaitingForApproval });
    return after;
  });
}

/** A soldier's rights after the decision, and the place if it is taken away as well. */
type RightsDecision = StaffRights & Partial<Assignment>;

function changeRights(
  context: RequestContext,
  soldierId: string,
  decide: (before: StaffRights) => RightsDecision,
): Promise<SoldierType> {
  return underRightsLockForStaff(context, async (act) => {
    const today = unitDayAt(act.at);
    const soldier = await findChangeable(soldierId, today);
    const { section, team, role, isStaff, awaitsStaffApproval } = soldier;
    const before = { section, team, role, isStaff, awaitsStaffApproval };
    const rights = decide({ isStaff, awaitsStaffApproval });
    if (isStaff && !rights.isStaff && !(await otherStaffCanSignIn(soldier, today))) {
      throw new Refusal('FORBIDDEN', { message: membershipMessages.lastStaff });
    }
    const after = { ...before, ...rights };
    const update =
      after.role === role
        ? { $set: rights }
        : { $set: { ...after, unitPosition: unitPosition(after) }, $inc: { version: 1 } };
    return toSoldierType(await saveRights(act, soldier, { before, after }, update), context);
  });
}

async function peopleWith(rights: Partial<StaffRights>, today: LocalDate): Promise<SectionMember[]> {
  const people = await SoldierModel.find({ ...inUnit(today), ...rights }, MEMBER_FIELDS)
    .sort(BY_POSITION)
    .lean();
  return sectionMembers(people).map(({ member }) => member);
}
