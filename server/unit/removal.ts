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
 * How something is removed from the unit that records may use at the same moment: a requirement, a level of one, a column, a choice of one. Each
 * removal has a number. The unit's document announces it, then every record gets the number. A save names the number that its unit had, and is not
 * written to a record with a later one. (docs/decisions/0028-removing-while-using.md)
 */

/** After how long an announcement counts as that of a process that died, in milliseconds: as long as a lock of one. */
const ANNOUNCED_FOR_MS = 40_000;

/** What is to be removed. */
interface Removing {
  /** The ids of requirements and columns, and `<column>/<choice>`. */
  readonly going: readonly string[];
  /**
   * Looks for what records hold of it: before it is announced, and again once no save can add to that.
   * @throws Refusal where they hold something, or more than the first time.
   */
  readonly look: () => Promise<void>;
  /** Which entries of the history tell of such a use. */
  readonly uses: QueryFilter<HistoryEntry>;
}

/**
 * Removes something, unless a record gets it meanwhile. Under the rights lock, under which imports write and new records are made.
 * @param version the version of the unit that this is about
 * @param remove makes the change; it is given the removal's number, which the unit must still have
 * @throws Refusal as `look`; `CONFLICT` where a save was faster, with whose it was; `FORBIDDEN` when the caller has lost staff rights meanwhile.
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
    // Somebody changed the unit meanwhile, which making the change tells.
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

/** No removal has this number. */
const NO_REMOVAL = -1;

/** Announces a removal; gives its number, or null when the unit has another version by now. */
async function announce(version: number, going: readonly string[]): Promise<number | null> {
  const announced = await driverOf(UnitModel).findOneAndUpdate(
    { _id: CURRENT, version },
    { $set: { going: { ids: [...going], at: new Date() } }, $inc: { removals: 1 } },
    { returnDocument: 'after', projection: { removals: 1 } },
  );
  return announced?.removals ?? null;
}

/** Takes an announcement back. It is counted, so that its removal can't be made any more, should somebody still be at it. */
async function takeBack(removal: number): Promise<boolean> {
  const { modifiedCount } = await driverOf(UnitModel).updateOne(
    { _id: CURRENT, removals: removal, going: { $exists: true } },
    { $unset: { going: '' }, $inc: { removals: 1 } },
  );
  return modifiedCount > 0;
}

/** What is being removed from a unit as it was read. An announcement that a dead process left is taken back: one database command then, otherwise none. */
export async function removalIn({ removals = 0, going }: Pick<StoredUnit, 'removals' | 'going'>): Promise<Removal> {
  if (!going) return { number: removals, going: [] };
  const isLeft = Date.now() - going.at.getTime() > ANNOUNCED_FOR_MS && (await takeBack(removals));
  return { number: removals, going: isLeft ? [] : going.ids };
}

/** Takes back at a start what a crash left announced. One database command when there is nothing. */
export async function settleRemovals(): Promise<void> {
  const unit = await driverOf(UnitModel).findOne({ going: { $exists: true } }, { projection: { removals: 1 } });
  // Under the lock no other server is still at it.
  if (unit) await underRightsLock(async () => takeBack(unit.removals ?? 0), 'BACKGROUND');
}
