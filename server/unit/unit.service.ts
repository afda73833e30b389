import { PACKS, PolicyPack } from '../../domain/policy/packs.ts';
import type { Unit } from '../../domain/policy/unit.ts';
import { type StoredUnit, UnitModel } from './unit.model.ts';

/** The one document's `_id`, so that two people who change the unit at the same time change the same one. */
const CURRENT = 'current';

/** What a unit is until staff say something else. */
const NEW_UNIT: StoredUnit = { _id: CURRENT, version: 0, pack: PolicyPack.SPECIFICATION };

/** What the unit says of itself. One database command. */
export async function currentUnit(): Promise<Unit> {
  const { version, pack } = (await UnitModel.findById(CURRENT).lean()) ?? NEW_UNIT;
  return { version, pack, policy: PACKS[pack] };
}
