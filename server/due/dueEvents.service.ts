import { eventProblems, type GivenEvent } from '../../domain/due/eventProblems.ts';
import type { Requirement } from '../../domain/due/requirements.ts';
import { messages } from '../../domain/errors.ts';
import { HistoryAction } from '../../domain/history.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { nameText } from '../../domain/nameText.ts';
import type { RequestContext } from '../api/context.ts';
import { addedAndGone, keyedCall } from '../api/idempotencyKey.ts';
import { Refusal, refuseProblems, refuseRows } from '../api/refusal.ts';
import { keyOf } from '../history/entry.ts';
import { madeBefore } from '../history/madeBefore.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { acting, changeDues } from './changeDues.ts';
import type { AddDueEventRow, AddedDueEvent, DueEventInput, DueSeries } from './dueEntry.type.ts';
import { changeSeries, standingOf } from './dueSeries.ts';
import { requirementOf, requirementsNow } from './requirements.service.ts';
import { entryFor, toStoredEvent } from './storedEvents.ts';

/**
 * Enters events of one requirement. Each is judged by itself, so a problem leaves out only its own event.
 * @param key names the call. An event that the same call entered before isn't entered again; if it was deleted, it is refused.
 * @throws Refusal `BAD_USER_INPUT` on `rows` or `key`; `NOT_FOUND` for an unknown requirement.
 */
export async function addDueEvents(
  context: RequestContext,
  requirementId: string,
  rows: readonly AddDueEventRow[],
  key: string | null | undefined,
): Promise<AddedDueEvent[]> {
  const ids = rows.map(({ soldierId }) => soldierId);
  refuseRows(ids);
  const call = keyedCall(context, 'addDueEvents', key, { requirementId, rows });
  const requirements = await requirementsNow(context.today);
  const requirement = requirementOf(requirements, requirementId);
  const before = new Set((await madeBefore(call)).map((entry) => entry.soldierId));
  const eventOf = new Map(rows.map(({ soldierId, event }) => [soldierId, event]));
  /** The records that already have an event of this key. */
  const there: Soldier[] = [];
  const results = await changeDues(acting(context), requirements, ids, (soldier, act, known) => {
    const { dues = [], excuses = [], _id: soldierId } = soldier;
    const id = `${call.id}/${soldierId}`;
    const input = eventOf.get(soldierId);
    if (!input) return null;
    if (dues.some((due) => due.id === id)) {
      there.push(soldier);
      return null;
    }
    if (before.has(soldierId)) throw addedAndGone();
    const event = givenEvent(requirementOf(known, requirementId), input, context.today);
    const due = { id, version: 1, requirementId, ...toStoredEvent(event), byId: act.actorId };
    const entry = { ...entryFor(act, soldierId, requirement, HistoryAction.ADDED, null, due), ...keyOf(call) };
    return { dues: [...dues, due], excuses, entries: [entry] };
  });
  // Another call may have used the same key at the same moment.
  if (there.length > 0) await madeBefore(call, there);
  return ids.map((soldierId) => {
    const result = results.get(soldierId);
    if (result instanceof Refusal) return { soldierId, standing: null, refusal: toDueRefusal(result) };
    return { soldierId, standing: result ? standingOf(requirement, result, context.today) : null, refusal: null };
  });
}

/**
 * Corrects an event that was read at `version`.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` with the field; `CONFLICT` if it was corrected since.
 */
export async function updateDueEvent(
  context: RequestContext,
  soldierId: string,
  id: string,
  version: number,
  input: DueEventInput,
): Promise<DueSeries> {
  const requirementId = await requirementOfEvent(soldierId, id);
  const requirements = await requirementsNow(context.today);
  const requirement = requirementOf(requirements, requirementId);
  return changeSeries(context, requirements, { requirementId, soldierId, subjectId: id }, (soldier, act, known) => {
    const { dues = [], excuses = [] } = soldier;
    const current = dues.find((due) => due.id === id);
    if (!current) throw new Refusal('NOT_FOUND', { message: messages.dueEventDoesNotExist });
    if (current.version !== version) throw new Refusal('CONFLICT', { currentVersion: current.version });
    const event = givenEvent(requirementOf(known, requirementId), input, context.today);
    const due = { ...current, ...toStoredEvent(event), version: version + 1, byId: act.actorId };
    const entry = entryFor(act, soldierId, requirement, HistoryAction.CHANGED, current, due);
    if (entry.changes.length === 0) return null;
    return { dues: dues.map((one) => (one.id === id ? due : one)), excuses, entries: [entry] };
  });
}

/**
 * Deletes an event. A field that followed it then follows the event that counts next; if there is none, it stays.
 * @throws Refusal `NOT_FOUND`.
 */
export async function deleteDueEvent(context: RequestContext, soldierId: string, id: string): Promise<DueSeries> {
  const requirementId = await requirementOfEvent(soldierId, id);
  const requirements = await requirementsNow(context.today);
  const requirement = requirementOf(requirements, requirementId);
  return changeSeries(context, requirements, { requirementId, soldierId, subjectId: id }, (soldier, act) => {
    const { dues = [], excuses = [] } = soldier;
    const current = dues.find((due) => due.id === id);
    if (!current) return null;
    const entry = entryFor(act, soldierId, requirement, HistoryAction.DELETED, current, null);
    return { dues: dues.filter((due) => due.id !== id), excuses, entries: [entry] };
  });
}

/** The requirement of an event. @throws Refusal `NOT_FOUND`. */
async function requirementOfEvent(soldierId: string, id: string): Promise<string> {
  const soldier = await SoldierModel.findById(soldierId, { dues: 1 }).lean();
  if (!soldier) throw new Refusal('NOT_FOUND');
  const due = soldier.dues?.find((one) => one.id === id);
  if (!due) throw new Refusal('NOT_FOUND', { message: messages.dueEventDoesNotExist });
  return due.requirementId;
}

/** @throws Refusal `BAD_USER_INPUT` with the field. */
function givenEvent(requirement: Requirement, input: DueEventInput, today: LocalDate): GivenEvent {
  const { doneOn, expiresOn = null, forRecord, score = null, level = null, passed = null } = input;
  const event = { doneOn, expiresOn, forRecord, score, level, passed, note: nameText(input.note) };
  refuseProblems(eventProblems(requirement, event, today));
  return event;
}

function toDueRefusal({ code, message, details }: Refusal) {
  return { code, message, field: details.field ?? null };
}
