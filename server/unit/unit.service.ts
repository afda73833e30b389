import { PACKS, PolicyPack } from '../../domain/policy/packs.ts';
import type { Policy } from '../../domain/policy/policy.ts';
import { type Unit, UnitModel } from './unit.model.ts';

/** The one document's `_id`, so that two people who change the unit at the same time change the same one. */
const CURRENT = 'current';

/** What a unit is until staff say something else. */
const NEW_UNIT: Unit = { _id: CURRENT, version: 0, pack: PolicyPack.SPECIFICATION };

/** What the unit says of itself. One database command. */
export async function currentUnit(): Promise<Unit> {
  return (await UnitModel.findById(CURRENT).lean()) ?? NEW_UNIT;
}

/** The policy that the unit goes by. One database command. */
export async function currentPolicy(): Promise<Policy> {
  return PACKS[(await currentUnit()).pack];
}
