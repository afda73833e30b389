import { type LocalDate, toStoredDate } from '../../../domain/localDate.ts';
import { nameText } from '../../../domain/nameText.ts';
import { staffRightsByRole } from '../../../domain/permissions.ts';
import { NEW_RECORD } from '../../../domain/record/fields.ts';
import { Membership, membershipOn, membershipMessages } from '../../../domain/record/membership.ts';
import { scoreTests } from '../../../domain/record/testOfScore.ts';
import { dateMessage } from '../../../domain/record/validation.ts';
import type { Name } from '../../../domain/roster/rosterRow.ts';
import { matchesAmong } from '../../../domain/roster/samePerson.ts';
import { Role } from '../../../domain/values.ts';
import type { RequestContext } from '../../api/context.ts';
import { keyedCall, keyUsed } from '../../api/idempotencyKey.ts';
import { Refusal, refuseProblems } from '../../api/refusal.ts';
import { moveToAuditLog } from '../../history/auditLog.ts';
import { keyOf } from '../../history/entry.ts';
import { madeBefore } from '../../history/madeBefore.ts';
import { inSlices } from '../../operations/inSlices.ts';
import { unitDayAt } from '../../operations/unitClock.ts';
import { isDuplicateOf } from '../../store/duplicateKey.ts';
import { underRightsLockForStaff } from '../rights/rightsLock.ts';
import { refuseTakenDodId } from '../soldiers/dodIds.ts';
import { findSoldier } from '../soldiers/findSoldier.ts';
import { expected, stayOf } from '../soldiers/inUnit.ts';
import { newRecord } from '../soldiers/newRecord.ts';
import type { CreateSoldierInput } from '../soldiers/soldier.input.ts';
import { SoldierModel } from '../soldiers/soldier.model.ts';
import { judgeNew } from '../soldiers/soldier.service.ts';
import type { SoldierType } from '../soldiers/soldier.type.ts';
import { NAMED } from '../soldiers/soldierNames.ts';
import { toSoldierType } from '../soldiers/toSoldierType.ts';
import { changeStay } from './changeStay.ts';
import type { ExpectedPerson, Namesake } from './membership.type.ts';

const LISTED = { ...NAMED, version: 1, section: 1, role: 1, arrivesOn: 1, departure: 1 } as const;

/** People who have a record but haven't arrived, the next one first. One database command. */
export async function expectedPeople(today: LocalDate): Promise<ExpectedPerson[]> {
  const people = await SoldierModel.find(expected(today), { ...LISTED, team: 1, awaitsStaffApproval: 1 })
    .sort({ arrivesOn: 1, sortName: 1, _id: 1 })
    .lean();
  return people.flatMap((person) => {
    const { arrivesOn } = stayOf(person);
    return arrivesOn === null ? [] : [{ ...person, id: person._id, arrivesOn }];
  });
}

/** People with the same name or a common spelling of it, whether here, expected or gone, by name. One database command. */
export async function namesakes(name: Name, today: LocalDate): Promise<Namesake[]> {
  const given = {
    firstName: nameText(name.firstName),
    middleName: nameText(name.middleName),
    lastName: nameText(name.lastName),
  };
  const people = await SoldierModel.find({}, LISTED).sort({ sortName: 1, _id: 1 }).lean();
  const { same, probable } = (await inSlices(matchesAmong(people)))(given);
  const found = new Set([...same, ...probable]);
  return people
    .filter((person) => found.has(person))
    .map((person) => ({ ...person, id: person._id, membership: membershipOn(stayOf(person), today) }));
}

/**
 * Makes the record of a soldier without a login, once per key. It can be handed over later like any such record
 * (docs/decisions/0013-handing-records-over.md). A staff role gives its rights at once, because staff give it (Spec 2.7).
 * @param arrivesOn the gain date; null if already here
 * @throws Refusal `BAD_USER_INPUT` with the field; `FORBIDDEN` if the caller has lost staff rights meanwhile.
 */
export async function addSoldier(
  context: RequestContext,
  input: CreateSoldierInput,
  arrivesOn: LocalDate | null,
  key: string | null | undefined,
): Promise<SoldierType> {
  const judged = await judgeNew(context, input);
  refuseProblems(arrivalProblems(arrivesOn));
  const call = keyedCall(context, 'addSoldier', key, { input, arrivesOn });
  const { id } = call;
  const rights = staffRightsByRole({
    roleBefore: Role.UNASSIGNED,
    roleAfter: judged.fields.role,
    isStaffBefore: false,
    awaitsApprovalBefore: false,
    actor: 'OTHER_STAFF',
    otherStaffExist: true,
  });
  return underRightsLockForStaff(context, async (act) => {
    if ((await madeBefore(call)).length > 0) return toSoldierType(await findSoldier(id), context);
    const { fields, policy, unitFields } = await judgeNew(context, input);
    await refuseTakenDodId(id, NEW_RECORD, fields, unitFields, context.today);
    const record = newRecord(act, id, fields, rights, scoreTests(fields, null, policy), unitFields, arrivesOn);
    const pendingHistory = record.pendingHistory.map((entry) => ({ ...entry, ...keyOf(call) }));
    try {
      const soldier = await SoldierModel.create({ ...record, pendingHistory });
      await moveToAuditLog('users', id, pendingHistory);
      return toSoldierType(soldier.toObject(), context);
    } catch (error) {
      if (!isDuplicateOf(error, '_id')) throw error;
      // The same call's entry is still waiting in the record.
      const added = await findSoldier(id);
      if ((await madeBefore(call, [added])).length === 0) throw keyUsed();
      return toSoldierType(added, context);
    }
  });
}

/**
 * Changes the gain date of an expected soldier, as orders do. Today's date makes them arrive.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `arrivesOn`, also if it would leave a day on which nobody with staff rights could sign in;
 * `CONFLICT` if somebody else saved since, or if the soldier has arrived; `FORBIDDEN` if the caller has lost staff rights meanwhile.
 */
export function changeArrival(
  context: RequestContext,
  id: string,
  version: number,
  arrivesOn: LocalDate,
): Promise<SoldierType> {
  refuseProblems(arrivalProblems(arrivesOn));
  return changeStay(context, id, version, 'arrivesOn', (soldier, { at }) => {
    if (membershipOn(stayOf(soldier), unitDayAt(at)) !== Membership.EXPECTED) {
      throw new Refusal('CONFLICT', { message: membershipMessages.hasArrived });
    }
    return { ...soldier, arrivesOn: toStoredDate(arrivesOn) };
  });
}

function arrivalProblems(arrivesOn: LocalDate | null) {
  const message = arrivesOn === null ? null : dateMessage('Gain date', arrivesOn);
  return message === null ? [] : [{ field: 'arrivesOn', message }];
}
