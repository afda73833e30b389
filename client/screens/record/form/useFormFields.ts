import { columnsEditedBy } from '../../../../domain/policy/unitFields.ts';
import type { UnitFields } from '../../../../domain/policy/unit.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { useUnitFields } from '../../../components/PolicyContext.ts';

/** What the unit says of its records, with the columns of its own that the person may fill in. */
export function useFormFields(): UnitFields {
  const { policy, columns } = useUnitFields();
  return { policy, columns: columnsEditedBy(columns, usePerson()?.isStaff ?? false) };
}
