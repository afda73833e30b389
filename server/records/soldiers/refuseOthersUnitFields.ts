import { messages } from '../../../domain/errors.ts';
import type { Person } from '../../../domain/permissions.ts';
import { columnName, columnsEditedBy, type UnitColumn } from '../../../domain/policy/unitFields.ts';
import { Refusal } from '../../api/refusal.ts';
import type { UpdateSoldierInput } from './soldier.input.ts';

/**
 * Refuses values for columns that the caller may not edit (Rule 25). Whoever is not staff learns nothing of columns that they do not see, not even that
 * they are there.
 * @throws Refusal `FORBIDDEN`; `BAD_USER_INPUT` where staff name a column that is not there, which may have gone meanwhile.
 */
export function refuseOthersColumns(
  { own }: Pick<UpdateSoldierInput, 'own'>,
  columns: readonly UnitColumn[],
  person: Person | null,
): void {
  const isStaff = person?.isStaff ?? false;
  const editable = new Set(columnsEditedBy(columns, isStaff).map(({ id }) => id));
  const other = own?.find(({ column }) => !editable.has(column));
  if (!other) return;
  if (!isStaff) throw new Refusal('FORBIDDEN');
  throw new Refusal('BAD_USER_INPUT', { field: columnName(other.column), message: messages.columnDoesNotExist });
}
