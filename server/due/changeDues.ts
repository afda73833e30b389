import { followingFields, followingTests } from '../../domain/due/follow.ts';
import { isSameEvent } from '../../domain/due/requirements.ts';
import { countingEvent } from '../../domain/due/states.ts';
import { messages } from '../../domain/errors.ts';
import type { PlainFields } from '../../domain/record/fields.ts';
import type { RequestContext } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { type Act, actOf } from '../history/entry.ts';
import type { HistoryEntry } from '../history/history.model.ts';
import { pauses, readInSlices } from '../operations/inSlices.ts';
import type { School } from '../records/schools/school.model.ts';
import { toEvent } from '../records/soldiers/dueRecord.ts';
import { refuseAbsent } from '../records/soldiers/findSoldier.ts';
import { judgeChange, writeOf } from '../records/soldiers/recordChange.ts';
import { isRemovedSince, nothingRemovedSince } from '../records/soldiers/removedMeanwhile.ts';
import { moveMade, writeAll } from '../records/soldiers/saveWithHistory.ts';
import {
  type Soldier,
  SoldierModel,
  type StoredDue,
  type StoredExcuse,
  type StoredFirstDue,
} from '../records/soldiers/soldier.model.ts';
import { driverOf } from '../store/driver.ts';
import { IN_ONE_BATCH } from '../store/storedModel.ts';
import { type Requirements, requirementsNow } from './requirements.service.ts';

/** How often records are read again if others save them at the same moment, before the result is a conflict. */
const TRIES = 5;

/** The new state of a record's events and excuses. */
interface DueChange {
  dues: StoredDue[];
  excuses: StoredExcuse[];
  /** Left out if they stay. */
  firstDues?: StoredFirstDue[];
  /** Fields of the record that the change sets besides what follows the events. */
  fields?: Partial<PlainFields>;
  /** A school in its next version. */
  school?: School;
  /** The history entries of the change; at least one. */
  entries: HistoryEntry[];
}

/** Who changes events, and under which policy. */
export interface Acting extends Pick<RequestContext, 'today' | 'unit'> {
  /** Creates the act, at the moment of the call. */
  act: () => Act;
}

/** The acting person of a request. */
export function acting(context: RequestContext): Acting {
  return { today: context.today, unit: context.unit, act: () => actOf(context) };
}

/**
 * Changes events in many records, with the fields that follow them. Each record and its history are written together. The number of database
 * commands doesn't depend on the number of records.
 * @param asked the requirements; they are read again if something was removed from the unit since
 * @param changeOf the change of a record under the requirements; null for none. It may throw a refusal, and may be called again.
 * @returns each record afterwards, or why it stayed unchanged
 */
export async function changeDues(
  by: Acting,
  asked: Requirements,
  ids: readonly string[],
  changeOf: (soldier: Soldier, act: Act, requirements: Requirements) => DueChange | null,
): Promise<ReadonlyMap<string, Soldier | Refusal>> {
  const results = new Map<string, Soldier | Refusal>();
  let left = ids;
  let requirements = asked;
  for (let tried = 0; left.length > 0 && tried < TRIES; tried += 1) {
    const writes = new Map<string, Awaited<ReturnType<typeof dueWrite>>>();
    const found = await readAll(left);
    const pause = pauses();
    const { removal } = requirements;
    if ([...found.values()].some((one) => isRemovedSince(removal, one))) requirements = await requirementsNow(by.today);
    for (const id of left) {
      await pause();
      const soldier = found.get(id);
      try {
        if (!soldier) throw new Refusal('NOT_FOUND');
        refuseAbsent(soldier, by.today);
        const act = by.act();
        const change = changeOf(soldier, act, requirements);
        if (change) writes.set(id, await dueWrite(by, act, requirements, soldier, change));
        else results.set(id, soldier);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        results.set(id, error);
      }
    }
    if (writes.size > 0) {
      await writeAll([...writes.values()].map(({ filter, update }) => ({ updateOne: { filter, update } })));
      const after = await readAll([...writes.keys()]);
      const entryIds = (id: string) => (writes.get(id)?.entries ?? []).map(({ _id }) => _id);
      const made = await moveMade([...writes.keys()].flatMap(entryIds), [...after.values()]);
      for (const [id, soldier] of after) if (entryIds(id).every((entry) => made.has(entry))) results.set(id, soldier);
    }
    left = left.filter((id) => !results.has(id));
  }
  for (const id of left) results.set(id, new Refusal('CONFLICT', { message: messages.changedMeanwhile }));
  return results;
}

/** The write of one record: its events, and the fields that follow the counting events, if those are new or have another result. */
async function dueWrite(
  { today, unit }: Acting,
  act: Act,
  { requirements, removal }: Requirements,
  soldier: Soldier,
  { dues, excuses, firstDues, fields = {}, school, entries: told }: DueChange,
) {
  const known = soldier.dues ?? [];
  const moved = requirements.flatMap((requirement) => {
    const counting = (of: readonly StoredDue[]) =>
      countingEvent(of.filter(({ requirementId }) => requirementId === requirement.id).map(toEvent), today);
    const [before, after] = [counting(known), counting(dues)];
    if (after === null || (before?.id === after.id && isSameEvent(before, after))) return [];
    return [{ fields: followingFields(requirement, after), tests: followingTests(requirement, after) }];
  });
  // An event that happened is never refused because of the record's current policy.
  const change = await judgeChange(
    { unit, person: null },
    soldier,
    together([fields, ...moved.map((one) => one.fields)]),
    () => [],
    together(moved.map(({ tests }) => tests)),
  );
  const write = writeOf(act, soldier, change, null);
  const { _id, version, duesVersion } = soldier;
  const entries = write ? [...told, write.entry] : told;
  const $set = {
    ...write?.update.$set,
    // Needed even if the score stays, because the event may have the same score in another test.
    ...change.tests,
    dues,
    excuses,
    ...(firstDues && { firstDues }),
    ...(school && { 'schools.$': school }),
    updatedAt: act.at,
  };
  return {
    filter: {
      _id,
      version,
      duesVersion: duesVersion ?? { $exists: false },
      ...nothingRemovedSince(removal),
      ...(school && { schools: { $elemMatch: { id: school.id, version: school.version - 1 } } }),
    },
    update: {
      $set,
      $inc: { ...write?.update.$inc, duesVersion: 1 },
      // Keeps entries that others add at the same moment, such as a hand-over's.
      $push: { pendingHistory: { $each: entries } },
    },
    entries,
  };
}

function together<Part extends object>(parts: readonly Part[]): Partial<Part> {
  return parts.reduce<Partial<Part>>((all, part) => ({ ...all, ...part }), {});
}

async function readAll(ids: readonly string[]): Promise<ReadonlyMap<string, Soldier>> {
  const found = driverOf(SoldierModel).find({ _id: { $in: [...ids] } }, { batchSize: IN_ONE_BATCH });
  const people = await readInSlices(found);
  return new Map(people.map((person) => [person._id, person]));
}
