import type { Unit } from '../../domain/policy/unit.ts';
import { unitFieldName, dodIdField } from '../../domain/policy/unitFields.ts';
import type { RequestContext } from '../api/context.ts';
import { inUnit } from '../records/soldiers/inUnit.ts';
import { BY_POSITION, type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import type { SoldierDodId } from './dodId.type.ts';
import { change } from './unit.service.ts';

/**
 * The DoD IDs of everybody in the unit, for a file. The unit's history records it first. If nobody has one, the result is empty and nothing is
 * recorded.
 * @throws Refusal `CONFLICT` if somebody else changed the unit meanwhile.
 */
export async function exportDodIds(context: RequestContext): Promise<SoldierDodId[]> {
  const unit = await context.unit();
  const unitField = dodIdField(unit.unitFields);
  if (!unitField) return [];
  const people = await SoldierModel.find(
    { ...inUnit(context.today), [unitFieldName(unitField.id)]: { $exists: true } },
    { own: 1 },
  )
    .sort(BY_POSITION)
    .lean();
  const dodIds = people.flatMap((person) => {
    const dodId = dodIdOf(person, unit);
    return dodId === null ? [] : [{ soldierId: person._id, dodId }];
  });
  if (dodIds.length > 0) {
    const told = {
      label: 'DoD IDs in a file',
      from: null,
      to: dodIds.length === 1 ? '1 person' : `${dodIds.length} people`,
    };
    await change(context, unit.version, () => ({ from: null, changes: [told], update: {} }));
  }
  return dodIds;
}

/** The whole DoD ID in a stored record; null if it has none, or if the unit keeps none. */
export function dodIdOf({ own = {} }: Pick<Soldier, 'own'>, { unitFields }: Pick<Unit, 'unitFields'>): string | null {
  const unitField = dodIdField(unitFields);
  return (unitField && own[unitField.id]) ?? null;
}
