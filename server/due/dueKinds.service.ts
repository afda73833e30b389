import { randomUUID } from 'node:crypto';
import { type DueEffect, dueEffects, type DueRecord } from '../../domain/due/effect.ts';
import {
  dueKindProblems,
  type GivenDueKind,
  narrowingProblems,
  narrowings,
  tidyDueKind,
} from '../../domain/due/kindProblems.ts';
import type { DueKind, StoredDueKind } from '../../domain/due/kinds.ts';
import { kindsOn } from '../../domain/due/kindsOn.ts';
import { dueKindChanges } from '../../domain/due/kindText.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { messages } from '../../domain/errors.ts';
import { HistorySubject } from '../../domain/history.ts';
import type { Removal, RequestContext } from '../api/context.ts';
import { Refusal, refuseProblems } from '../api/refusal.ts';
import { member } from '../api/signedIn.ts';
import { reportedAmong, REPORTED, type ReportedRecord } from '../readiness/report.service.ts';
import { HistoryModel } from '../history/history.model.ts';
import { DUE_RECORDS, type StoredDueRecord, toDueRecord } from '../records/soldiers/dueRecord.ts';
import { inUnit } from '../records/soldiers/inUnit.ts';
import { BY_POSITION, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { removalIn, removing } from '../unit/removal.ts';
import { change, storedUnit, WITH_REQUIREMENTS } from '../unit/unit.service.ts';
import { staleUnit } from '../unit/unitHistory.service.ts';
import type { DueEffectType, DueKindInput } from './dueKind.type.ts';

/** The requirements of the unit in their order, the retired ones included, by the policy of a day. One database command. */
export async function dueKinds(day: LocalDate): Promise<readonly DueKind[]> {
  const { dueKinds: kinds = [], ...unit } = await storedUnit(WITH_REQUIREMENTS);
  return kindsOn(kinds, unit, day);
}

/** The requirements, with what is being removed from the unit: what a save of events goes by. */
export interface Requirements {
  readonly kinds: readonly DueKind[];
  readonly removal: Removal;
}

/** The requirements as a save of events goes by them, by the policy of a day. One database command. */
export async function requirementsNow(day: LocalDate): Promise<Requirements> {
  const { dueKinds: kinds = [], ...unit } = await storedUnit(WITH_REQUIREMENTS);
  return { kinds: kindsOn(kinds, unit, day), removal: await removalIn(unit) };
}

/**
 * The requirement that a save is about.
 * @throws Refusal `NOT_FOUND` for one that is not there; `CONFLICT` for one that is being removed or narrowed.
 */
export function kindIn({ kinds, removal }: Requirements, id: string): DueKind {
  const kind = kinds.find((one) => one.id === id);
  if (!kind) throw new Refusal('NOT_FOUND', { message: messages.dueKindDoesNotExist });
  if (removal.going.includes(id)) throw new Refusal('CONFLICT', { message: messages.beingRemoved });
  return kind;
}

/**
 * Gives the unit these requirements, in this order.
 * @throws Refusal `BAD_USER_INPUT` with the field, such as `kinds.0.name`, also for a level that goes and that events have, and for one that becomes medical
 * and has notes, and on `kinds` for one that is left out and has events or excuses; `CONFLICT` when somebody else changed the unit since `version`, or enters
 * such an event or excuse at this moment; `FORBIDDEN` when the caller has lost staff rights meanwhile, where something goes.
 */
export async function updateDueKinds(
  context: RequestContext,
  version: number,
  input: readonly DueKindInput[],
): Promise<readonly DueKind[]> {
  const unit = await storedUnit(WITH_REQUIREMENTS);
  const { version: currentVersion, dueKinds: before = [] } = unit;
  if (currentVersion !== version) throw await staleUnit(currentVersion, member(context.person).soldierId);
  const given = kindsIn(input, before, context.today);
  const kinds = given.map(({ id, ...kind }): StoredDueKind => ({ ...kind, id: id ?? randomUUID() }));
  const gone = before.filter(({ id }) => !kinds.some((kind) => kind.id === id));
  const save = (removal: number | null) =>
    change(
      context,
      version,
      () => ({
        from: null,
        changes: dueKindChanges(before, kinds),
        update: { dueKinds: kinds, hasRequirements: kinds.length > 0 },
      }),
      removal,
    );
  const going = [...gone, ...before.filter(({ id }) => narrowings(given, before).some((one) => one.id === id))];
  if (going.length === 0) await save(null);
  else {
    const look = async () => {
      await refuseForbidden(given, before);
      await refuseUsed(gone);
    };
    const uses = { subject: HistorySubject.DUE, subjectName: { $in: going.map(({ name }) => name) } };
    await removing(context, version, { going: going.map(({ id }) => id), look, uses }, save);
  }
  await markMedical(before, kinds);
  return kindsOn(kinds, unit, context.today);
}

/** What the history tells of a requirement that becomes medical is medical, too. One database command where there is one. */
async function markMedical(before: readonly StoredDueKind[], kinds: readonly StoredDueKind[]): Promise<void> {
  const become = before.filter(({ id, medical }) => !medical && kinds.some((kind) => kind.id === id && kind.medical));
  if (become.length === 0) return;
  const subjectName = { $in: become.map(({ name }) => name) };
  await HistoryModel.updateMany({ subject: HistorySubject.DUE, subjectName }, { medical: true });
}

/** For whom these requirements would become failed, overdue or to do today, and for whom no longer. Two database commands. */
export async function previewDueKinds(
  { today }: RequestContext,
  input: readonly DueKindInput[],
): Promise<DueEffectType[]> {
  const unit = await storedUnit(WITH_REQUIREMENTS);
  const { dueKinds: before = [] } = unit;
  const kinds = kindsIn(input, before, today);
  const stored = await SoldierModel.find(inUnit(today), { ...REPORTED, ...DUE_RECORDS })
    .sort(BY_POSITION)
    .lean<(ReportedRecord & StoredDueRecord)[]>();
  const reported = reportedAmong(stored, today);
  const people = stored.map((one) => ({ ...toDueRecord(one), soldier: reported(one) }));
  const after = kinds.map((kind, index) => ({ ...kind, id: kind.id ?? `new ${index}` }));
  return dueEffects(people, kindsOn(before, unit, today), kindsOn(after, unit, today), today).map(toEffectType);
}

function toEffectType({
  kind,
  becoming,
  noLonger,
}: DueEffect<DueRecord & Pick<DueEffectType['becoming'][number], 'soldier'>>): DueEffectType {
  return {
    name: kind.name,
    becoming: becoming.map(({ person, state }) => ({ soldier: person.soldier, state })),
    noLonger: noLonger.map(({ soldier }) => soldier),
  };
}

/** A requirement that is given, with its first day. */
type ForcedKind = GivenDueKind & Pick<StoredDueKind, 'inForceFrom'>;

/** The requirements of an input, tidied and judged. */
function kindsIn(input: readonly DueKindInput[], before: readonly StoredDueKind[], today: LocalDate): ForcedKind[] {
  const given = input.map(({ retired, id = null, months = null, score = null, sets = null, ...kind }): ForcedKind => {
    const known = before.find((one) => one.id === id);
    const inForceFrom = kind.inForceFrom ?? known?.inForceFrom ?? today;
    const retiredOn = retired ? (known?.retiredOn ?? today) : null;
    return tidyDueKind({ ...kind, id, months, score, sets, inForceFrom, retiredOn });
  });
  refuseProblems(dueKindProblems(given, before));
  return given;
}

/** @throws Refusal `BAD_USER_INPUT` with the field of a change that events forbid. */
async function refuseForbidden(given: readonly GivenDueKind[], before: readonly StoredDueKind[]): Promise<void> {
  const changes = narrowings(given, before);
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  const people = await SoldierModel.find({ 'dues.kindId': { $in: ids } }, { dues: 1 }).lean();
  const events = people.flatMap(({ dues = [] }) => dues);
  refuseProblems(narrowingProblems(changes, events));
}

/** What of a requirement stands in records, by the name of it that people are told. */
const USES = { events: 'dues.kindId', excuses: 'excuses.kindId', 'first days': 'firstDues.kindId' } as const;

/** The requirements that events, excuses or first days are of, which are retired and never removed. One database command. */
export async function usedDueKinds(): Promise<string[]> {
  const isUsed = { $or: Object.values(USES).map((path) => ({ [path]: { $exists: true } })) };
  const people = await SoldierModel.find(isUsed, { dues: 1, excuses: 1, firstDues: 1 }).lean();
  const uses = people.flatMap(({ dues = [], excuses = [], firstDues = [] }) => [...dues, ...excuses, ...firstDues]);
  return [...new Set(uses.map(({ kindId }) => kindId))].toSorted();
}

/** @throws Refusal `BAD_USER_INPUT` where one of them has events or excuses, which would be lost. */
async function refuseUsed(gone: readonly StoredDueKind[]): Promise<void> {
  for (const { id, name } of gone) {
    for (const [what, path] of Object.entries(USES)) {
      if (!(await SoldierModel.exists({ [path]: id }))) continue;
      throw new Refusal('BAD_USER_INPUT', { field: 'kinds', message: `${name} has ${what}. Retire it instead.` });
    }
  }
}
