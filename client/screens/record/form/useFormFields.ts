import type { FieldRules } from '../../../../domain/policy/unit.ts';
import { unitFieldsEditedBy } from '../../../../domain/policy/unitFields.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { useFieldRules } from '../../../components/PolicyContext.ts';

/** The unit's rules for records, with the unit fields that the person may fill in. */
export function useFormFields(): FieldRules {
  const { policy, unitFields } = useFieldRules();
  return { policy, unitFields: unitFieldsEditedBy(unitFields, usePerson()?.isStaff ?? false) };
}
