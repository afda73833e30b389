import { AssignmentSelects } from '../../components/form/AssignmentSelects.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { SoldierFieldsProps } from './SoldierFields.tsx';

/** The soldier's place in the unit. */
export function AssignmentFields({ values: { section, team, role }, onChange, field }: SoldierFieldsProps) {
  return (
    <FieldGroup legend="Assignment">
      <AssignmentSelects assignment={{ section, team, role }} onChange={onChange} field={field} />
    </FieldGroup>
  );
}
