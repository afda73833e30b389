import { standing } from '../../domain/due/effect.ts';
import { eventProblems, firstDueMessages, type GivenEvent } from '../../domain/due/eventProblems.ts';
import { typedWithoutDate } from '../../domain/due/follow.ts';
import { CYCLES } from '../../domain/due/cycles.ts';
import { type Requirement, hasFailed, isInUse } from '../../domain/due/requirements.ts';
import { dueCounts, type GroupCounts, groupCounts } from '../../domain/due/counts.ts';
import { resultText } from '../../domain/due/resultText.ts';
import { applies, countingEvent } from '../../domain/due/states.ts';
import { LATEST_DATE, ROWS_PER_CHANGE } from '../../domain/constants.ts';
import { messages } from '../../domain/errors.ts';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { compareDays, type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { nameText } from '../../domain/nameText.ts';
import { dateMessage } from '../../domain/record/validation.ts';
import type { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { branchesAfterCursor, pageLimit, toPage } from '../api/pagination.ts';
import { addedAndGone, keyedCall } from '../api/idempotencyKey.ts';
import { Refusal, refuseProblems } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { LISTED, listedAmong, type ListedRecord } from '../readiness/lists.service.ts';
import { changesBetween, historyEntry, keyOf } from '../history/entry.ts';
import { madeBefore } from '../history/madeBefore.ts';
import { staleSave } from '../records/staleSave.ts';
import { DUE_RECORD, DUE_RECORDS, type StoredDueRecord, toDueRecord, toEvent } from '../records/soldiers/dueRecord.ts';
import { inUnit, notDeparted } from '../records/soldiers/inUnit.ts';
import { BY_POSITION, type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { NAMED, soldierNames } from '../records/soldiers/soldierNames.ts';
import { IN_ONE_BATCH } from '../store/inOneBatch.ts';
import { acting, changeDues } from './changeDues.ts';
import { entryFor, toStoredEvent } from './storedEvents.ts';
import type {
  AddDueEventRow,
  AddedDueEvent,
  DueEventInput,
  DueOverview,
  DueSeries,
  DueSeriesConnection,
  DueStanding,
} from './dueEntry.type.ts';
import { readRequirements, requirementOf, type Requirements, requirementsNow } from './requirements.service.ts';

/** What of a record follows events, besides what says what is due. */
const FOLLOWING = { acftScore: 1, acftPass: 1, m4Qual: 1, driversLicense: 1, jfoQualified: 1 } as const;
type JudgedSoldier = StoredDueRecord & Pick<Soldier, keyof typeof FOLLOWING>;
type DueSoldier = Pick<Soldier, keyof typeof DUE_RECORD | keyof typeof FOLLOWING>;

/**
 * How all requirements in use stand with everybody in the unit on a day; a program with a key, which is no person, gets none of the medical ones. Two database
 * commands.
 * @throws Refusal `BAD_USER_INPUT` on `on` for a day before or after all that records have.
 */
export async function dueOverview(
  { today, person: reader }: RequestContext,
  on: LocalDate | null,
): Promise<DueOverview> {
  const day = on ?? today;
  const message = dateMessage('The day', day);
  if (message !== null) throw new Refusal('BAD_USER_INPUT', { field: 'on', message });
  const isForKey = reader === null;
  const requirements = (await readRequirements(day)).filter(
    (requirement) => isInUse(requirement, day) && (!requirement.medical || !isForKey),
  );
  // Who has left is in no list, of a day on which they were still here either (Rule 27).
  const present = { ...inUnit(day), ...(day < today && notDeparted(today)) };
  const people = await SoldierModel.find(present, { ...LISTED, ...DUE_RECORDS, ...FOLLOWING })
    .sort(BY_POSITION)
    .batchSize(IN_ONE_BATCH)
    .lean<(ListedRecord & JudgedSoldier)[]>();
  const listed = listedAmong(people, today);
  const rows = people.map((person) => ({
    soldier: listed(person),
    standings: standingsOf(requirements, person, day),
  }));
  const states = rows.map(({ soldier: { section }, standings }) => ({
    section,
    states: standings.map(({ state }) => state),
  }));
  return {
    day,
    requirements,
    withoutMedical: isForKey,
    people: groupCounts(states.map((row) => row.states)),
    counts: dueCounts(
      requirements.map(({ id }) => id),
      states,
    ),
    rows,
  };
}

/** How many people of the unit are not current, due soon, to do and current today. Two database commands, and one where it has no requirements. */
export async function duePeople({ today, unit }: RequestContext): Promise<GroupCounts> {
  const { hasRequirements } = await unit();
  const people = await SoldierModel.find(inUnit(today), hasRequirements ? DUE_RECORDS : { _id: 1 })
    .batchSize(IN_ONE_BATCH)
    .lean<StoredDueRecord[]>();
  if (!hasRequirements) return groupCounts(people.map(() => []));
  const requirements = await readRequirements(today);
  const records = people.map(toDueRecord);
  return groupCounts(
    records.map((record) => requirements.map((requirement) => standing(requirement, record, today).state)),
  );
}

/**
 * The requirements that are asked of a soldier today or of which the record holds events or an excuse, in their order. Three database commands.
 * @throws Refusal `NOT_FOUND`.
 */
export async function dueOf({ today }: RequestContext, soldierId: string): Promise<DueSeries[]> {
  const requirements = await readRequirements(today);
  const soldier = await SoldierModel.findById(soldierId, { ...DUE_RECORD, ...FOLLOWING }).lean<DueSoldier>();
  if (!soldier) throw new Refusal('NOT_FOUND');
  return allSeriesOf(requirements, soldier, await whoEntered([soldier]), today);
}

/**
 * A page of everybody in the unit with their requirements and events, by name. Three database commands.
 * @throws Refusal `BAD_USER_INPUT` on `first` or `after`.
 */
export async function dueSeries({ today }: RequestContext, page: PageArgs): Promise<DueSeriesConnection> {
  const after = branchesAfterCursor(ORDER, page);
  const requirements = await readRequirements(today);
  const found = { ...inUnit(today), ...(after.length > 0 && { $or: after }) };
  const rows = await SoldierModel.find(found, { ...NAMED, ...DUE_RECORD, ...FOLLOWING })
    .sort({ sortName: 1, _id: 1 })
    .limit(pageLimit(page))
    .lean<(DueSoldier & Pick<Soldier, '_id' | keyof typeof NAMED>)[]>();
  const { rows: people, pageInfo } = toPage(rows, page, (row) => ORDER.map((field) => row[field]));
  const nameOf = await whoEntered(people.map(({ row }) => row));
  return {
    edges: people.map(({ cursor, row }) => {
      const { _id: soldierId, rank, firstName, middleName, lastName } = row;
      const series = allSeriesOf(requirements, row, nameOf, today);
      return { cursor, node: { soldierId, rank, firstName, middleName, lastName, series } };
    }),
    pageInfo,
  };
}

/** What that list is ordered by. */
const ORDER = ['sortName', '_id'] as const;

/** What those who entered events are called. */
function whoEntered(soldiers: readonly DueSoldier[]): ReturnType<typeof soldierNames> {
  return soldierNames(soldiers.flatMap(({ dues = [] }) => dues.map(({ byId }) => byId)));
}

/** The requirements that are asked of a soldier on a day or of which the record holds events or an excuse, in their order. */
function allSeriesOf(
  requirements: readonly Requirement[],
  soldier: DueSoldier,
  nameOf: Awaited<ReturnType<typeof soldierNames>>,
  today: LocalDate,
): DueSeries[] {
  return requirements
    .map((requirement) => seriesOf(requirement, soldier, nameOf, today))
    .filter(
      ({ requirement, events, excuse, firstDueOn }) =>
        events.length > 0 ||
        excuse !== null ||
        firstDueOn !== null ||
        applies(requirement, toDueRecord(soldier), today),
    );
}

/** A requirement with a soldier's events, the newest first, asked of them or not. */
function seriesOf(
  requirement: Requirement,
  soldier: DueSoldier,
  nameOf: Awaited<ReturnType<typeof soldierNames>>,
  today: LocalDate,
): DueSeries {
  const events = (soldier.dues ?? [])
    .filter(({ requirementId }) => requirementId === requirement.id)
    .map(toEvent)
    .map(({ byId, ...event }) => ({
      ...event,
      // One that was entered before the cycle was changed says nothing any more.
      expiresOn: CYCLES[requirement.cycle].isDayEntered ? event.expiresOn : null,
      failed: hasFailed(requirement, event),
      by: nameOf(byId),
    }))
    .reverse()
    .sort((a, b) => compareDays(b.doneOn, a.doneOn));
  const { excuses, firstDues } = toDueRecord(soldier);
  return {
    requirement,
    standing: standingOf(requirement, soldier, today),
    events,
    excuse: excuses.find(({ requirementId }) => requirementId === requirement.id)?.until ?? null,
    firstDueOn: firstDues.find(({ requirementId }) => requirementId === requirement.id)?.on ?? null,
  };
}

/**
 * Enters events of one requirement, each judged by itself: what is wrong with one leaves out that one.
 * @param key names the call: an event that the same call entered before is not entered again, and refused once it is deleted
 * @throws Refusal `BAD_USER_INPUT` on `rows` or `key`; `NOT_FOUND` for a requirement that is not there.
 */
export async function addDueEvents(
  context: RequestContext,
  requirementId: string,
  rows: readonly AddDueEventRow[],
  key: string | null | undefined,
): Promise<AddedDueEvent[]> {
  const ids = rows.map(({ soldierId }) => soldierId);
  if (rows.length < 1 || rows.length > ROWS_PER_CHANGE) throw badRows(messages.wrongRowCount);
  if (new Set(ids).size < ids.length) throw badRows(messages.rowTwice);
  const call = keyedCall(context, 'addDueEvents', key, { requirementId, rows });
  const requirements = await requirementsNow(context.today);
  const requirement = requirementOf(requirements, requirementId);
  const before = new Set((await madeBefore(call)).map((entry) => entry.soldierId));
  const eventOf = new Map(rows.map(({ soldierId, event }) => [soldierId, event]));
  /** The records that hold an event of this key already. */
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
  // Another call may have had the same key at the same moment.
  if (there.length > 0) await madeBefore(call, there);
  return ids.map((soldierId) => {
    const result = results.get(soldierId);
    if (result instanceof Refusal) return { soldierId, standing: null, refusal: toDueRefusal(result) };
    return { soldierId, standing: result ? standingOf(requirement, result, context.today) : null, refusal: null };
  });
}

/**
 * Corrects an event that was read at `version`.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` with the field; `CONFLICT` when it was corrected since.
 */
export async function updateDueEvent(
  context: RequestContext,
  soldierId: string,
  id: string,
  version: number,
  input: DueEventInput,
): Promise<DueSeries> {
  const { requirements, requirement } = await requirementOfEvent(soldierId, id, context.today);
  const stale: number[] = [];
  const results = await changeDues(acting(context), requirements, [soldierId], (soldier, act, known) => {
    const { dues = [], excuses = [] } = soldier;
    const current = dues.find((due) => due.id === id);
    if (!current) throw new Refusal('NOT_FOUND', { message: messages.dueEventDoesNotExist });
    if (current.version !== version) {
      stale.push(current.version);
      throw new Refusal('CONFLICT');
    }
    const event = givenEvent(requirementOf(known, requirement.id), input, context.today);
    const due = { ...current, ...toStoredEvent(event), version: version + 1, byId: act.actorId };
    const entry = entryFor(act, soldierId, requirement, HistoryAction.CHANGED, current, due);
    if (entry.changes.length === 0) return null;
    return { dues: dues.map((one) => (one.id === id ? due : one)), excuses, entries: [entry] };
  });
  await refuseStale(context, stale, soldierId, id);
  return seriesAfter(context, requirement, results.get(soldierId));
}

/** @throws Refusal `CONFLICT` with who was faster, where a save met another version than it was made from. */
async function refuseStale(
  { person }: RequestContext,
  [currentVersion]: readonly number[],
  soldierId: string,
  subjectId: string,
): Promise<void> {
  if (currentVersion === undefined) return;
  throw await staleSave(currentVersion, { soldierId, subjectId }, member(person).soldierId);
}

/**
 * Deletes an event; a field that followed it follows the one that counts then, or stays where there is none.
 * @throws Refusal `NOT_FOUND`.
 */
export async function deleteDueEvent(context: RequestContext, soldierId: string, id: string): Promise<DueSeries> {
  const { requirements, requirement } = await requirementOfEvent(soldierId, id, context.today);
  const results = await changeDues(acting(context), requirements, [soldierId], (soldier, act) => {
    const { dues = [], excuses = [] } = soldier;
    const current = dues.find((due) => due.id === id);
    if (!current) return null;
    const entry = entryFor(act, soldierId, requirement, HistoryAction.DELETED, current, null);
    return { dues: dues.filter((due) => due.id !== id), excuses, entries: [entry] };
  });
  return seriesAfter(context, requirement, results.get(soldierId));
}

/**
 * Excuses somebody from a requirement that is asked of them until a day, or no longer: by the last day of the excuse that there was, and of the
 * one that there is to be, null for none.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `until`; `CONFLICT` when the excuse was changed since.
 */
export async function excuseFromDue(
  context: RequestContext,
  soldierId: string,
  requirementId: string,
  { before, until }: { before: LocalDate | null; until: LocalDate | null },
): Promise<DueSeries> {
  const problem =
    until === null ? null : until < context.today ? messages.excuseFromToday : dateMessage('Excused until', until);
  if (problem !== null) throw new Refusal('BAD_USER_INPUT', { field: 'until', message: problem });
  const requirements = await requirementsNow(context.today);
  const requirement = requirementOf(requirements, requirementId);
  const stale: number[] = [];
  const results = await changeDues(acting(context), requirements, [soldierId], (soldier, act, known) => {
    requirementOf(known, requirementId);
    if (until !== null && !applies(requirement, toDueRecord(soldier), context.today)) {
      throw new Refusal('BAD_USER_INPUT', { field: 'until', message: messages.excuseFromWhatIsAsked });
    }
    const { dues = [], excuses = [] } = soldier;
    const excusedUntil = excuses.find((excuse) => excuse.requirementId === requirementId)?.until ?? null;
    const after = until === null ? null : toStoredDate(until);
    const changes = changesBetween({ excusedUntil }, { excusedUntil: after });
    if (changes.length === 0) return null;
    if (standing(requirement, toDueRecord(soldier), context.today).excusedUntil !== before) {
      stale.push(soldier.version);
      throw new Refusal('CONFLICT');
    }
    const others = excuses.filter((excuse) => excuse.requirementId !== requirementId);
    return {
      dues,
      excuses: after === null ? others : [...others, { requirementId, until: after }],
      entries: [
        historyEntry(act, {
          soldierId,
          subject: HistorySubject.DUE,
          action: HistoryAction.CHANGED,
          subjectId: requirementId,
          subjectName: requirement.name,
          ...(requirement.medical && { medical: true }),
          changes,
        }),
      ],
    };
  });
  await refuseStale(context, stale, soldierId, requirementId);
  return seriesAfter(context, requirement, results.get(soldierId));
}

/**
 * Says by which day somebody is to do a requirement with fixed days that they have never done: `before` is the day that was entered, and `on` the one that is
 * to be; null for none.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `on`; `CONFLICT` when the day was changed since.
 */
export async function setFirstDue(
  context: RequestContext,
  soldierId: string,
  requirementId: string,
  { before, on }: { before: LocalDate | null; on: LocalDate | null },
): Promise<DueSeries> {
  const requirements = await requirementsNow(context.today);
  const requirement = requirementOf(requirements, requirementId);
  const stale: number[] = [];
  const results = await changeDues(acting(context), requirements, [soldierId], (soldier, act, known) => {
    requirementOf(known, requirementId);
    const { dues = [], excuses = [], firstDues = [] } = soldier;
    const problem = on === null ? null : firstDueProblem(requirement, soldier, on, context.today);
    if (problem !== null) throw new Refusal('BAD_USER_INPUT', { field: 'on', message: problem });
    const stored = toDueRecord(soldier).firstDues.find((one) => one.requirementId === requirementId)?.on ?? null;
    if (stored === on) return null;
    if (stored !== before) {
      stale.push(soldier.version);
      throw new Refusal('CONFLICT');
    }
    const others = firstDues.filter((one) => one.requirementId !== requirementId);
    return {
      dues,
      excuses,
      firstDues: on === null ? others : [...others, { requirementId, on: toStoredDate(on) }],
      entries: [
        historyEntry(act, {
          soldierId,
          subject: HistorySubject.DUE,
          action: HistoryAction.CHANGED,
          subjectId: requirementId,
          subjectName: requirement.name,
          changes: changesBetween({ firstDueOn: stored }, { firstDueOn: on }),
        }),
      ],
    };
  });
  await refuseStale(context, stale, soldierId, requirementId);
  return seriesAfter(context, requirement, results.get(soldierId));
}

/** Why no first day may be entered; null where it may. */
function firstDueProblem(requirement: Requirement, soldier: Soldier, on: LocalDate, today: LocalDate): string | null {
  const record = toDueRecord(soldier);
  if (!CYCLES[requirement.cycle].isDayEntered) return firstDueMessages.ofFixedDays;
  if (!applies(requirement, record, today)) return firstDueMessages.ofWhatIsAsked;
  return standing(requirement, record, today).doneOn === null
    ? dateMessage('First due on', on)
    : firstDueMessages.ofNeverDone;
}

async function requirementOfEvent(
  soldierId: string,
  id: string,
  today: LocalDate,
): Promise<{ requirements: Requirements; requirement: Requirement }> {
  const soldier = await SoldierModel.findById(soldierId, { dues: 1 }).lean();
  if (!soldier) throw new Refusal('NOT_FOUND');
  const due = soldier.dues?.find((one) => one.id === id);
  if (!due) throw new Refusal('NOT_FOUND', { message: messages.dueEventDoesNotExist });
  const requirements = await requirementsNow(today);
  return { requirements, requirement: requirementOf(requirements, due.requirementId) };
}

/** What a change answers: the requirement, also where it is not asked of the soldier and no event is left. */
async function seriesAfter(
  { today }: RequestContext,
  requirement: Requirement,
  result: Soldier | Refusal | undefined,
): Promise<DueSeries> {
  if (result === undefined || result instanceof Refusal) throw result ?? new Refusal('NOT_FOUND');
  return seriesOf(requirement, result, await whoEntered([result]), today);
}

/** @throws Refusal `BAD_USER_INPUT` with the field. */
function givenEvent(requirement: Requirement, input: DueEventInput, today: LocalDate): GivenEvent {
  const { doneOn, expiresOn = null, forRecord, score = null, level = null, passed = null } = input;
  const event = { doneOn, expiresOn, forRecord, score, level, passed, note: nameText(input.note) };
  refuseProblems(eventProblems(requirement, event, today));
  return event;
}

function standingsOf(requirements: readonly Requirement[], soldier: JudgedSoldier, day: LocalDate): DueStanding[] {
  const record = toDueRecord(soldier);
  return requirements.map((requirement) => standingOf(requirement, soldier, day, record));
}

function standingOf(
  requirement: Requirement,
  soldier: JudgedSoldier,
  day: LocalDate,
  record = toDueRecord(soldier),
): DueStanding {
  const events = record.dues.filter(({ requirementId }) => requirementId === requirement.id);
  const event = countingEvent(events, day);
  return {
    requirementId: requirement.id,
    ...standing(requirement, record, day),
    result: event && resultText(requirement, event),
    // The record is the one of today, also where the day is over.
    typed: typedWithoutDate(requirement, countingEvent(events, LATEST_DATE), soldier),
  };
}

function badRows(message: string): Refusal {
  return new Refusal('BAD_USER_INPUT', { field: 'rows', message });
}

function toDueRefusal({ code, message, details }: Refusal) {
  return { code, message, field: details.field ?? null };
}
