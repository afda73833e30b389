import type { mongo } from 'mongoose';
import { validateChange } from '../../../domain/record/validation.ts';
import type { RequestContext } from '../../api/context.ts';
import { type KeyedCall, keyedCall } from '../../api/idempotencyKey.ts';
import { Refusal, refuseRows } from '../../api/refusal.ts';
import { member } from '../../api/signedIn.ts';
import { actOf, keyOf } from '../../history/entry.ts';
import { madeBefore } from '../../history/madeBefore.ts';
import { staleSaves } from '../staleSave.ts';
import { refuseDodId } from './dodIds.ts';
import { refuseDeparted } from './findSoldier.ts';
import { judgeChange, writeOf } from './recordChange.ts';
import { isRemovedSince, nothingRemovedSince, refuseGoing } from './removedMeanwhile.ts';
import { moveMade, writeAll } from './saveWithHistory.ts';
import type { UpdateSoldierRow } from './soldier.input.ts';
import { type Soldier, SoldierModel } from './soldier.model.ts';
import { givenNamesInUnit } from './soldierNames.ts';
import { toSoldierType } from './toSoldierType.ts';
import type { UpdatedSoldier } from './updatedRow.type.ts';

/**
 * Changes many records. Each is validated, versioned and recorded in the history as if saved alone, so a problem refuses only its own record.
 * The number of database commands doesn't depend on the number of records.
 * @param key names the call. A record that the same call changed before isn't changed again, and is answered as changed.
 * @throws Refusal `BAD_USER_INPUT` on `rows` or `key`.
 */
export async function updateSoldiers(
  context: RequestContext,
  rows: readonly UpdateSoldierRow[],
  key: string | null | undefined,
): Promise<UpdatedSoldier[]> {
  refuseRows(rows.map(({ id }) => id));
  return updateRows(context, rows, keyedCall(context, 'updateSoldiers', key, rows));
}

async function updateRows(
  context: RequestContext,
  rows: readonly UpdateSoldierRow[],
  call: KeyedCall,
): Promise<UpdatedSoldier[]> {
  const ids = rows.map(({ id }) => id);
  // If two calls use one key at the same moment, only a call with the same content is the same call.
  const name = call.digest === null ? call.id : `${call.id}/${call.digest}`;
  const act = actOf(context);
  const [unit, removal] = [await context.unit(), await context.removal()];

  const refusals = new Map<string, Refusal>();
  const writes: ReturnType<typeof rowWrite>[] = [];
  /** The id of each record's history entry, which shows whether the record was changed. */
  const entryIds = new Map<string, string>();
  const found = await readAll(ids);
  await madeBefore(call, [...found.values()]);
  for (const { id, version, input } of rows) {
    const current = found.get(id);
    if (!current || current.erasure) {
      refusals.set(id, new Refusal('NOT_FOUND'));
      continue;
    }
    const entryId = `${name}/${id}`;
    if (current.version !== version) {
      entryIds.set(id, entryId);
      continue;
    }
    try {
      refuseDeparted(current, context.today);
      refuseDodId(input, unit.unitFields);
      const change = await judgeChange(context, current, input, (before, after) => validateChange(before, after, unit));
      refuseGoing(input, change.after, removal);
      const write = writeOf(act, current, change, null);
      if (!write) continue;
      entryIds.set(id, entryId);
      const unchanged = { _id: id, version, ...(input.own?.length ? nothingRemovedSince(removal) : {}) };
      writes.push(rowWrite(unchanged, { ...write, entry: { ...write.entry, _id: entryId, ...keyOf(call) } }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusals.set(id, error);
    }
  }

  if (writes.length > 0) await writeAll(writes);
  const after = writes.length > 0 ? await readAll(ids) : found;
  const people = [...after.values()];
  /** The rows of records that a removal from the unit reached after the unit was read. */
  const again = new Map<string, UpdatedSoldier>();
  if (entryIds.size > 0) {
    const made = await moveMade([...entryIds.values()], people);
    const unmade = people.filter(({ _id: id }) => entryIds.has(id) && !made.has(entryIds.get(id) ?? ''));
    const behind = rows.filter(({ id, version, input }) =>
      unmade.some((one) => one._id === id && one.version === version && input.own && isRemovedSince(removal, one)),
    );
    if (behind.length > 0) {
      context.forgetUnit();
      for (const row of await updateRows(context, behind, call)) again.set(row.id, row);
    }
    const stale = unmade.filter(({ _id: id }) => !again.has(id));
    const conflicts = await staleSaves(stale, member(context.person).soldierId);
    for (const [id, refusal] of conflicts) refusals.set(id, refusal);
  }

  const givenName = givenNamesInUnit(people, context.today);
  return ids.map((id) => {
    const person = after.get(id);
    return (
      again.get(id) ?? {
        id,
        soldier: person ? toSoldierType(person, context, givenName) : null,
        refusal: toRowRefusal(refusals.get(id)),
      }
    );
  });
}

/** The write of one record for a bulk write, which doesn't set mongoose's timestamps. */
function rowWrite(
  filter: mongo.Filter<Soldier>,
  { update: { $set, $inc }, entry }: NonNullable<ReturnType<typeof writeOf>>,
) {
  const update = {
    $set: { ...$set, updatedAt: entry.at },
    $inc,
    $push: { pendingHistory: entry },
  };
  return { updateOne: { filter, update } };
}

async function readAll(ids: readonly string[]): Promise<ReadonlyMap<string, Soldier>> {
  const people = await SoldierModel.find({ _id: { $in: ids } }).lean();
  return new Map(people.map((person) => [person._id, person]));
}

function toRowRefusal(refusal: Refusal | undefined): UpdatedSoldier['refusal'] {
  if (!refusal) return null;
  const { code, message, details } = refusal;
  const { field = null, changedBy } = details;
  return { code, message, field, changedBy: changedBy?.name ?? null, changedById: changedBy?.id ?? null };
}
