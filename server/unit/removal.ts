import type { QueryFilter } from 'mongoose';
import type { RequestContext, Removal } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { type HistoryEntry, HistoryModel } from '../history/history.model.ts';
import { underRightsLock, underRightsLockForStaff } from '../records/rights/rightsLock.ts';
import { SoldierModel } from '../records/soldiers/soldier.model.ts';
import { staleAfter } from '../records/staleSave.ts';
import { settleHistory } from '../shownHistory/settleHistory.ts';
import { driverOf } from '../store/driver.ts';
import { CURRENT, type StoredUnit, UnitModel } from './unit.model.ts';

/*
 * How to remove something from the unit that records may use at the same moment: a requirement, a level, a unit field, a choice. Each removal
 * has a number. The unit's document announces it, then every record gets the number. A save names the number that its unit had, and isn't
 * written to a record with a later one. (docs/decisions/0028-removing-while-using.md)
 */

/** How old an announcement has to be, in milliseconds, to count as left by a dead process. The same as for its lock. */
const ANNOUNCED_FOR_MS = 40_000;

/** A removal. */
interface Removing {
  /** The ids of requirements and unit fields, and `<unit field>/<choice>`. */
  readonly going: readonly string[];
  /**
   * Looks for uses in records: before the announcement, and again once no save can add any.
   * @throws Refusal if there are uses, or more than the first time.
   */
  readonly look: () => Promise<void>;
  /** Matches the history entries of such uses. */
  readonly uses: QueryFilter<HistoryEntry>;
}

/**
 * Removes something, unless a record starts using it meanwhile. Runs under the rights lock, which imports and new records use, too.
 * @param version the version of the unit that the removal is based on
 * @param remove makes the change; it gets the removal's number, which the unit must still have
 * @throws Refusal as `look`; `CONFLICT`, naming the person, if a save was faster; `FORBIDDEN` if the caller has lost staff rights meanwhile.
 */
export function removing<Result>(
  context: RequestContext,
  version: number,
  { going, look, uses }: Removing,
  remove: (removal: number) => Promise<Result>,
): Promise<Result> {
  return underRightsLockForStaff(context, async ({ actorId }) => {
    await look();
    const removal = await announce(version, going);
    // Somebody changed the unit meanwhile; making the change reports that.
    if (removal === null) return remove(NO_REMOVAL);
    try {
      const before = { removal: { $not: { $gt: removal - 1 } } };
      await driverOf(SoldierModel).updateMany(before, { $set: { removal } });
      try {
        await look();
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await settleHistory();
        const last = await HistoryModel.findOne(uses).sort({ at: -1, _id: -1 }).lean();
        throw await staleAfter(version, last?.actorId, actorId);
      }
      return await remove(removal);
    } catch (error) {
      await takeBack(removal);
      throw error;
    }
  });
}

/** A number that no removal has. */
const NO_REMOVAL = -1;

/** Announces a removal. Returns its number, or null if the unit has another version by now. */
async function announce(version: number, going: readonly string[]): Promise<number | null> {
  const announced = await driverOf(UnitModel).findOneAndUpdate(
    { _id: CURRENT, version },
    { $set: { going: { ids: [...going], at: new Date() } }, $inc: { removals: 1 } },
    { returnDocument: 'after', projection: { removals: 1 } },
  );
  return announced?.removals ?? null;
}

/** Withdraws an announcement. That raises the number, so that a process still working on the removal can't make it. */
async function takeBack(removal: number): Promise<boolean> {
  const { modifiedCount } = await driverOf(UnitModel).updateOne(
    { _id: CURRENT, removals: removal, going: { $exists: true } },
    { $unset: { going: '' }, $inc: { removals: 1 } },
  );
  return modifiedCount > 0;
}

/** The current removal of a loaded unit. An announcement left by a dead process is withdrawn, with one database command; otherwise none. */
export async function removalIn({ removals = 0, going }: Pick<StoredUnit, 'removals' | 'going'>): Promise<Removal> {
  if (!going) return { number: removals, going: [] };
  const isLeft = Date.now() - going.at.getTime() > ANNOUNCED_FOR_MS && (await takeBack(removals));
  return { number: removals, going: isLeft ? [] : going.ids };
}

/** At the start, withdraws what a crash left announced. One database command if there is nothing. */
export async function settleRemovals(): Promise<void> {
  const unit = await driverOf(UnitModel).findOne({ going: { $exists: true } }, { projection: { removals: 1 } });
  // Under the lock, no other server is still working on it.
  if (unit) await underRightsLock(async () => takeBack(unit.removals ?? 0), 'BACKGROUND');
}
