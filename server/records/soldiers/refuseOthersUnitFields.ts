import { messages } from '../../../domain/errors.ts';
import type { Person } from '../../../domain/permissions.ts';
import { unitFieldName, unitFieldsEditedBy, type UnitField } from '../../../domain/policy/unitFields.ts';
import { Refusal } from '../../api/refusal.ts';
import type { UpdateSoldierInput } from './soldier.input.ts';

/**
 * Refuses values for unit fields that the caller may not edit (Spec 22.4). Whoever is not staff learns nothing of unit fields that they do not see, not even that
 * they are there.
 * @throws Refusal `FORBIDDEN`; `BAD_USER_INPUT` where staff name a unit field that is not there, which may have gone meanwhile.
 */
export function refuseOthersUnitFields(
  { own }: Pick<UpdateSoldierInput, 'own'>,
  unitFields: readonly UnitField[],
  person: Person | null,
): void {
  const isStaff = person?.isStaff ?? false;
  const editable = new Set(unitFieldsEditedBy(unitFields, isStaff).map(({ id }) => id));
  const other = own?.find(({ unitField }) => !editable.has(unitField));
  if (!other) return;
  if (!isStaff) throw new Refusal('FORBIDDEN');
  throw new Refusal('BAD_USER_INPUT', {
    field: unitFieldName(other.unitField),
    message: messages.unitFieldDoesNotExist,
  });
}
