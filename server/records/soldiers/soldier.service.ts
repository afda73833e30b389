import { randomUUID } from 'node:crypto';
import { messages } from '../../../domain/errors.ts';
import { staffRightsByRole } from '../../../domain/permissions.ts';
import { capacityOf } from '../../../domain/policy/policy.ts';
import { PLACED_SECTIONS } from '../../../domain/policy/problems.ts';
import { NEW_RECORD } from '../../../domain/record/fields.ts';
import { scoreTests } from '../../../domain/record/testOfScore.ts';
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
 * The blocks of Home (Spec 6): the sections and their people, with only what every member may see. DELTA appears only while somebody is
 * assigned to it (Spec 6.1). Two database commands.
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

/** The change to send to subscribers. A null id means an unknown number of changed records. */
export async function soldiersChange(id: string | null, day: UnitDay): Promise<SoldiersChange> {
  const soldier = id === null ? null : await SoldierModel.findById(id).lean();
  const isListed = soldier !== null && isInUnit(soldier, day.today);
  return { id, soldier: isListed ? toSoldierType(soldier, day) : null };
}

/** The record that a login owns, if its owner is in the unit; otherwise their absence. Both are null without a record. */
export async function getSoldierOfAccount(
  accountId: string,
  day: UnitDay,
): Promise<{ soldier: SoldierType | null; absence: Absence | null }> {
  const soldier = await SoldierModel.findOne({ userId: accountId }).lean();
  if (!soldier) return { soldier: null, absence: null };
  if (!isInUnit(soldier, day.today)) return { soldier: null, absence: absenceOn(soldier, day.today) };
  // While signing in, this person is not yet the caller of the request.
  const person = { accountId, soldierId: soldier._id, isStaff: soldier.isStaff };
  return { soldier: toSoldierType(soldier, { ...day, person }), absence: null };
}

/**
 * The validated fields of a new record. Call it again under the rights lock, because a unit field in the record may have been removed since. If
 * the record has unit fields, that is one more database command, otherwise none.
 * @throws Refusal `BAD_USER_INPUT` with the field; `FORBIDDEN` for a unit field that the caller may not edit.
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

/** Creates the caller's own record. */
export async function createSoldier(context: RequestContext, input: CreateSoldierInput): Promise<SoldierType> {
  const { person, loginExists, clock } = context;
  const { accountId: userId, soldierId } = signedIn(person);
  // Checked before taking the lock, so that repeated calls can't keep the lock from others.
  if (soldierId !== null) throw recordExists();
  await judgeNew(context, input);
  // Also needed without a staff role: under the lock, nobody deletes the login or hands it another record.
  return underRightsLock(async () => {
    // If the login no longer exists, nobody could ever own the record.
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
