import { randomUUID } from 'node:crypto';
import { messages } from '../../../domain/errors.ts';
import { staffRightsByRole } from '../../../domain/permissions.ts';
import { capacityOf } from '../../../domain/policy/policy.ts';
import { PLACED_SECTIONS } from '../../../domain/policy/problems.ts';
import { NEW_RECORD } from '../../../domain/record/fields.ts';
import { scoreTests } from '../../../domain/record/scoreTests.ts';
import { validateChange } from '../../../domain/record/validation.ts';
import { Role, Section } from '../../../domain/values.ts';
import type { RequestContext, UnitDay } from '../../api/context.ts';
import { Refusal, refuseProblems } from '../../api/refusal.ts';
import { signedIn } from '../../api/signedIn.ts';
import { moveToAuditLog } from '../../history/auditLog.ts';
import { driverOf } from '../../store/driver.ts';
import { isDuplicateOf } from '../../store/duplicateKey.ts';
import { IN_ONE_BATCH } from '../../store/storedModel.ts';
import { underRightsLock } from '../rights/rightsLock.ts';
import { otherStaffCanSignIn } from '../rights/staffRights.ts';
import { findSoldier } from './findSoldier.ts';
import { type Absence, absenceOn, inUnit, isInUnit } from './inUnit.ts';
import { newRecord } from './newRecord.ts';
import { refuseOthersUnitFields } from './refuseOthersUnitFields.ts';
import { saveRecord } from './saveRecord.ts';
import { MEMBER_FIELDS, sectionMembers } from './sectionMembers.ts';
import type { SectionStrength } from './sectionOverview.type.ts';
import type { CreateSoldierInput, UpdateSoldierInput } from './soldier.input.ts';
import { BY_POSITION, SoldierModel } from './soldier.model.ts';
import type { SoldierType } from './soldier.type.ts';
import type { SoldiersChange } from './soldierChanges.type.ts';
import { newFields } from './soldierFields.ts';
import { toSoldierType } from './toSoldierType.ts';

/**
 * The blocks of Home (Spec 6): the sections and their people, with no more of each than every member may know; DELTA while somebody is
 * assigned there (Spec 6.1). Two database commands.
 */
export async function sectionOverview(day: UnitDay): Promise<SectionStrength[]> {
  const [people, { policy }] = await Promise.all([
    driverOf(SoldierModel)
      .find(
        { ...inUnit(day.today), section: { $in: PLACED_SECTIONS } },
        { projection: { ...MEMBER_FIELDS, section: 1 }, batchSize: IN_ONE_BATCH },
      )
      .sort(BY_POSITION)
      .toArray(),
    day.unit(),
  ]);
  const unit = sectionMembers(people);
  const strength = (section: Section): SectionStrength => ({
    section,
    capacity: capacityOf(policy, section),
    members: unit.filter(({ person }) => person.section === section).map(({ member }) => member),
  });
  return PLACED_SECTIONS.map(strength).filter(
    ({ section, members }) => section !== Section.DELTA || members.length > 0,
  );
}

/**
 * A record.
 * @throws Refusal `NOT_FOUND`.
 */
export async function getSoldier(id: string, day: UnitDay): Promise<SoldierType> {
  return toSoldierType(await findSoldier(id), day);
}

/** What to tell subscribers of a record that changed; with null, of an unknown number of records. */
export async function soldiersChange(id: string | null, day: UnitDay): Promise<SoldiersChange> {
  const soldier = id === null ? null : await SoldierModel.findById(id).lean();
  const isListed = soldier !== null && isInUnit(soldier, day.today);
  return { id, soldier: isListed ? toSoldierType(soldier, day) : null };
}

/** The record that a login owns while its owner belongs to the unit, and otherwise that they do not; null for both without a record. */
export async function getSoldierOfAccount(
  accountId: string,
  day: UnitDay,
): Promise<{ soldier: SoldierType | null; absence: Absence | null }> {
  const soldier = await SoldierModel.findOne({ userId: accountId }).lean();
  if (!soldier) return { soldier: null, absence: null };
  if (!isInUnit(soldier, day.today)) return { soldier: null, absence: absenceOn(soldier, day.today) };
  // Whoever signs in is not yet who asks.
  const person = { accountId, soldierId: soldier._id, isStaff: soldier.isStaff };
  return { soldier: toSoldierType(soldier, { ...day, person }), absence: null };
}

/**
 * What a new record holds. To be called again under the rights lock, under which things are removed from the unit: a column that the record has a value in
 * may have gone since. One more database command then where it has one, otherwise none.
 * @throws Refusal `BAD_USER_INPUT` with the field; `FORBIDDEN` for a column that the caller may not edit.
 */
export async function judgeNew(context: RequestContext, input: CreateSoldierInput) {
  if (input.own?.length) context.forgetUnit();
  const unit = await context.unit();
  const { policy, unitFields } = unit;
  refuseOthersUnitFields(input, unitFields, context.person);
  const fields = newFields(input, unitFields);
  refuseProblems(validateChange(NEW_RECORD, fields, unit));
  return { fields, policy, unitFields };
}

/** Creates the login's own record. */
export async function createSoldier(context: RequestContext, input: CreateSoldierInput): Promise<SoldierType> {
  const { person, loginExists, clock } = context;
  const { accountId: userId, soldierId } = signedIn(person);
  // Checked before taking the lock: somebody who repeats the call would keep the lock from others.
  if (soldierId !== null) throw recordExists();
  await judgeNew(context, input);
  // Needed without a staff role as well: under the lock, the login is not deleted meanwhile, and no other record is handed to it.
  return underRightsLock(async () => {
    // A record of a login that no longer exists could never be owned by anybody else.
    if (!(await loginExists())) throw new Refusal('UNAUTHENTICATED');
    const { fields, policy, unitFields } = await judgeNew(context, input);
    const id = randomUUID();
    const rights = staffRightsByRole({
      roleBefore: Role.UNASSIGNED,
      roleAfter: fields.role,
      isStaffBefore: false,
      awaitsApprovalBefore: false,
      actor: 'SELF',
      otherStaffExist: await otherStaffCanSignIn({ _id: id, isStaff: false }, context.today),
    });
    const act = { actorId: id, at: clock() };
    const record = newRecord(act, id, fields, rights, scoreTests(fields, null, policy), unitFields);
    try {
      const soldier = await SoldierModel.create({ ...record, userId });
      await moveToAuditLog('users', id, record.pendingHistory);
      return toSoldierType(soldier.toObject(), context);
    } catch (error) {
      if (isDuplicateOf(error, 'userId')) throw recordExists();
      throw error;
    }
  });
}

function recordExists(): Refusal {
  return new Refusal('CONFLICT', { message: messages.recordExists });
}

/** Changes a record that was read at `version`. */
export function updateSoldier(
  context: RequestContext,
  id: string,
  version: number,
  input: UpdateSoldierInput,
): Promise<SoldierType> {
  return saveRecord(context, id, version, input, async (before, after) =>
    validateChange(before, after, await context.unit()),
  );
}
