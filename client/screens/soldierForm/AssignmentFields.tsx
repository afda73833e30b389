import { AssignmentSelects } from '../../components/form/AssignmentSelects.tsx';
import type { RoleHolder } from '../../components/form/rightsNote.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldGroupProps } from './fieldGroupProps.ts';

type AssignmentFieldsProps = FieldGroupProps & { holder: RoleHolder };

/** Section, team and role. */
export function AssignmentFields({ holder, values: { section, team, role }, onChange, field }: AssignmentFieldsProps) {
  return (
    <FieldGroup legend="Assignment">
      <AssignmentSelects holder={holder} assignment={{ section, team, role }} onChange={onChange} field={field} />
    </FieldGroup>
  );
}
