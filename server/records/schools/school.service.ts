import type { QueryFilter } from 'mongoose';
import { SCHOOLS_PER_RECORD } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { HistoryAction, HistorySubject } from '../../../domain/history.ts';
import { fromStoredDate } from '../../../domain/localDate.ts';
import { validateSchool } from '../../../domain/record/validation.ts';
import type { RequestContext } from '../../api/context.ts';
import { addedAndGone, keyedCall, keyUsed } from '../../api/idempotencyKey.ts';
import { Refusal, refuseProblems } from '../../api/refusal.ts';
import { member } from '../../api/signedIn.ts';
import { type Act, actOf, changesBetween, historyEntry, keyOf } from '../../history/entry.ts';
import type { HistoryEntry } from '../../history/history.model.ts';
import { madeBefore } from '../../history/madeBefore.ts';
import { findChangeable } from '../soldiers/findSoldier.ts';
import { notDeparted } from '../soldiers/inUnit.ts';
import { saveWithHistory } from '../soldiers/saveWithHistory.ts';
import type { Soldier } from '../soldiers/soldier.model.ts';
import type { SoldierType } from '../soldiers/soldier.type.ts';
import { toSoldierType } from '../soldiers/toSoldierType.ts';
import { staleSave } from '../staleSave.ts';
import type { AddSchoolInput, UpdateSchoolInput } from './school.input.ts';
import type { School } from './school.model.ts';
import { schoolContent, toStoredSchool } from './schoolFields.ts';

/* Schools change one by one and atomically within their soldier's document, so that two people changing different schools never conflict. */

/** Schedules a school, once per key. */
export async function addSchool(
  context: RequestContext,
  soldierId: string,
  input: AddSchoolInput,
): Promise<SoldierType> {
  refuseProblems(validateSchool(input));
  const { key, ...content } = input;
  const call = keyedCall(context, 'addSchool', key, { soldierId, ...content });
  const school = { id: call.id, version: 1, ...toStoredSchool(input) };
  if ((await madeBefore(call)).length > 0) return withAdded(context, soldierId, school.id);
  const entry = { ...schoolEntry(actOf(context), soldierId, HistoryAction.ADDED, null, school), ...keyOf(call) };
  const withRoom = {
    _id: soldierId,
    ...stillHere(context),
    [`schools.${SCHOOLS_PER_RECORD - 1}`]: { $exists: false },
    'schools.id': { $ne: school.id },
  };
  const saved = await saveWithHistory(withRoom, { $push: { schools: school } }, entry);
  if (saved) return toSoldierType(saved, context);
  const soldier = await findChangeable(soldierId, context.today);
  if (soldier.schools.some(({ id }) => id === school.id)) {
    // A call with the same key at the same moment.
    if ((await madeBefore(call, [soldier])).length === 0) throw keyUsed();
    return toSoldierType(soldier, context);
  }
  throw new Refusal('BAD_USER_INPUT', { field: 'schoolName', message: messages.tooManySchools });
}

/** The record with the school that the same call added before. */
async function withAdded(context: RequestContext, soldierId: string, id: string): Promise<SoldierType> {
  const soldier = await findChangeable(soldierId, context.today);
  if (!soldier.schools.some((school) => school.id === id)) throw addedAndGone();
  return toSoldierType(soldier, context);
}

/** Changes a scheduled school that was read at `version`; null accepts any version. */
export async function updateSchool(
  context: RequestContext,
  soldierId: string,
  id: string,
  version: number | null,
  input: UpdateSchoolInput,
): Promise<SoldierType> {
  const { soldier, school: current } = await findSchool(context, soldierId, id);
  if (version !== null && current.version !== version) {
    throw await staleSave(current.version, { soldierId, subjectId: id }, member(context.person).soldierId);
  }
  const content = merged(current, input);
  refuseProblems(validateSchool(content));
  const school = { id, version: current.version + 1, ...toStoredSchool(content) };
  const entry = schoolEntry(actOf(context), soldierId, HistoryAction.CHANGED, current, school);
  // An answer to 'Graduated?' is about this school and these days.
  if (entry.changes.every(({ field }) => field === 'graduated')) return toSoldierType(soldier, context);
  const saved = await saveWithHistory(unchanged(context, soldierId, current), { $set: { 'schools.$': school } }, entry);
  // Somebody else saved meanwhile. The next try checks their version like the first.
  return saved ? toSoldierType(saved, context) : updateSchool(context, soldierId, id, version, input);
}

/** Takes a school off the schedule. */
export async function deleteSchool(context: RequestContext, soldierId: string, id: string): Promise<SoldierType> {
  const { school } = await findSchool(context, soldierId, id);
  const entry = schoolEntry(actOf(context), soldierId, HistoryAction.DELETED, school, null);
  const saved = await saveWithHistory(unchanged(context, soldierId, school), { $pull: { schools: { id } } }, entry);
  return saved ? toSoldierType(saved, context) : deleteSchool(context, soldierId, id);
}

/** Matches the soldier unless they have left or are being erased. */
function stillHere({ today }: RequestContext): QueryFilter<Soldier> {
  return { ...notDeparted(today), erasure: { $exists: false } };
}

/** Matches the soldier while the school is unchanged; `schools.$` is then that school. */
function unchanged(context: RequestContext, soldierId: string, { id, version }: School): QueryFilter<Soldier> {
  return { _id: soldierId, ...stillHere(context), schools: { $elemMatch: { id, version } } };
}

async function findSchool(
  { today }: RequestContext,
  soldierId: string,
  id: string,
): Promise<{ soldier: Soldier; school: School }> {
  const soldier = await findChangeable(soldierId, today);
  const school = soldier.schools.find((one) => one.id === id);
  if (!school) throw new Refusal('NOT_FOUND', { message: messages.schoolDoesNotExist });
  return { soldier, school };
}

/** The school after a change, as the form and the rules see it. */
function merged(current: School, input: UpdateSchoolInput): AddSchoolInput {
  return {
    schoolName: input.schoolName ?? current.schoolName,
    startDate: input.startDate ?? fromStoredDate(current.startDate),
    endDate: input.endDate ?? fromStoredDate(current.endDate),
  };
}

/** The history entry about a school. */
export function schoolEntry(
  act: Act,
  soldierId: string,
  action: HistoryAction,
  before: School | null,
  after: School | null,
): HistoryEntry {
  const school = after ?? before;
  return historyEntry(act, {
    soldierId,
    subject: HistorySubject.SCHOOL,
    action,
    subjectId: school?.id ?? null,
    subjectName: school?.schoolName ?? null,
    changes: changesBetween(schoolContent(before), schoolContent(after)),
  });
}
