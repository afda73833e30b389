import { Refusal } from '../api/refusal.ts';
import { type StoredUnit, UnitModel } from './unit.model.ts';

/** The one document's `_id`, so that two people who change the unit at the same time change the same one. */
const CURRENT = 'current';

/** What a unit is until staff say something. */
const NEW_UNIT: StoredUnit = { _id: CURRENT, version: 0, policies: [], columns: [] };

/** What the unit says of itself, as it is stored. One database command. */
export async function storedUnit(): Promise<StoredUnit> {
  // A unit that was stored before it could have columns has none.
  return { ...NEW_UNIT, ...(await UnitModel.findById(CURRENT).lean()) };
}

/** Makes the document before the first change, when nobody can have changed anything. */
export async function ensureUnit(version: number): Promise<void> {
  if (version !== NEW_UNIT.version) return;
  await UnitModel.updateOne(
    { _id: CURRENT },
    { $setOnInsert: { version, policies: [], columns: [] } },
    { upsert: true },
  );
}

/**
 * Changes the unit that was read at `version`.
 * @throws Refusal `CONFLICT` when somebody else changed it since.
 */
export async function changeUnit(version: number, update: object): Promise<StoredUnit> {
  const saved = await UnitModel.findOneAndUpdate(
    { _id: CURRENT, version },
    { ...update, $inc: { version: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!saved) throw new Refusal('CONFLICT', { currentVersion: (await storedUnit()).version });
  return { ...NEW_UNIT, ...saved };
}
