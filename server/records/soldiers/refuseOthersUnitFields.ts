import { messages } from '../../../domain/errors.ts';
import type { Person } from '../../../domain/permissions.ts';
import { unitFieldName, unitFieldsEditedBy, type UnitField } from '../../../domain/policy/unitFields.ts';
import { Refusal } from '../../api/refusal.ts';
import type { UpdateSoldierInput } from './soldier.input.ts';

/**
 * Refuses values for unit fields that the caller may not edit (Spec 22.4). People who aren't staff learn nothing about unit fields that they don't
 * see, not even that they exist.
 * @throws Refusal `FORBIDDEN`; for staff, `BAD_USER_INPUT` for an unknown unit field, which may have been removed meanwhile.
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
