import { requirementPercent } from '../../domain/due/counts.ts';
import { requirementsOn } from '../../domain/due/requirementsOn.ts';
import { addDays } from '../../domain/localDate.ts';
import { listTitle, type Policy } from '../../domain/policy/policy.ts';
import { policyChanges } from '../../domain/policy/policyChanges.ts';
import { unitOn } from '../../domain/policy/unit.ts';
import { rangeOf, rangeProblem } from '../../domain/readiness/history.ts';
import { type SnapshotRecord, snapshotOf } from '../../domain/readiness/snapshot.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { unitDayAt } from '../operations/unitClock.ts';
import { OVERVIEW_FIELDS, withPercents } from '../readiness/readiness.service.ts';
import { DUE_RECORDS, type StoredDueRecord, toDueRecord } from '../records/soldiers/dueRecord.ts';
import { inUnit } from '../records/soldiers/inUnit.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { day as dayOf } from '../records/soldiers/soldierFields.ts';
import { isDuplicateOf } from '../store/duplicateKey.ts';
import { storedUnit, WITH_REQUIREMENTS } from '../unit/unit.service.ts';
import type { ReadinessHistory, ReadinessSnapshot } from './readinessHistory.type.ts';
import { SnapshotModel, type StoredSnapshot } from './snapshot.model.ts';

/** What is counted of a stored record. */
export type CountedSoldier = Pick<Soldier, '_id' | keyof typeof OVERVIEW_FIELDS> & StoredDueRecord;

/**
 * Counts the unit as it is now, once for its calendar day. Counts nothing while nobody is in the unit. At most three database commands, however
 * many people there are.
 */
export async function takeSnapshot(now: Date): Promise<void> {
  const { requirements = [], ...unit } = await storedUnit(WITH_REQUIREMENTS);
  const today = unitDayAt(now);
  const people = await SoldierModel.find(inUnit(today), { ...OVERVIEW_FIELDS, ...DUE_RECORDS }).lean<
    CountedSoldier[]
  >();
  if (people.length === 0) return;
  const { day, ...counted } = snapshotOf(
    people.map(toSnapshotRecord),
    requirementsOn(requirements, unit, today),
    unitOn(unit, today).policy,
    today,
  );
  try {
    await SnapshotModel.create({ _id: day, at: now, ...counted });
  } catch (error) {
    // Another server was faster, or the day came again after a change of the time zone.
    if (!isDuplicateOf(error, '_id')) throw error;
  }
}

/** A stored record as it is counted. */
export function toSnapshotRecord(stored: CountedSoldier): SnapshotRecord {
  return { ...stored, ...toDueRecord(stored), pebd: dayOf(stored.pebd), ets: dayOf(stored.ets) };
}

/**
 * The snapshots of a range of days. A program key is not a person and gets no medical requirements. Two database commands.
 * @throws Refusal `BAD_USER_INPUT` on `from` for days in the wrong order, and for too many.
 */
export async function readinessHistory(
  { person, today }: RequestContext,
  given: Parameters<typeof rangeOf>[0],
): Promise<ReadinessHistory> {
  const { from, to } = rangeOf(given, today);
  const message = rangeProblem(from, to);
  if (message !== null) throw new Refusal('BAD_USER_INPUT', { field: 'from', message });
  const withoutMedical = person === null;
  const [{ requirements = [], ...unit }, snapshots] = await Promise.all([
    storedUnit(WITH_REQUIREMENTS),
    SnapshotModel.find({ _id: { $gt: addDays(from, -1), $lte: to } })
      .sort({ _id: 1 })
      .lean<StoredSnapshot[]>(),
  ]);
  const shown = requirements.filter(({ medical }) => !medical || !withoutMedical);
  const ids = new Set(shown.map(({ id }) => id));
  const counted = new Set(snapshots.flatMap((one) => one.requirements.map(({ requirementId }) => requirementId)));
  const { policy } = unitOn(unit, today);
  return {
    snapshots: snapshots.map((snapshot) => toShown(snapshot, policy, ids, withoutMedical)),
    // What is planned has not happened.
    policyChanges: policyChanges(unit, from, to < today ? to : today),
    requirements: shown.filter(({ id }) => counted.has(id)),
    withoutMedical,
  };
}

/** A removed requirement is left out: nobody had an event of it. */
function toShown(
  { _id: day, parts, requirements }: StoredSnapshot,
  policy: Policy,
  shownIds: ReadonlySet<string>,
  withoutMedical: boolean,
): ReadinessSnapshot {
  return {
    day,
    parts: parts.map(({ lists, people, peopleWithoutMedical, ...part }) => ({
      ...withPercents(part),
      lists: lists.map(({ list, count }) => ({ list, title: listTitle(list, policy), count })),
      people: withoutMedical ? peopleWithoutMedical : people,
    })),
    requirements: requirements
      .filter(({ requirementId }) => shownIds.has(requirementId))
      .map((counts) => ({ ...counts, section: null, percent: requirementPercent(counts) })),
  };
}
