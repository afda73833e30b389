import { keptInSection, keptInTeam } from '../../../../domain/record/assignment.ts';
import { FIELD_GROUPS } from '../../../../domain/record/fields.ts';
import { AssignmentSelects } from '../../../components/form/AssignmentSelects.tsx';
import type { RoleHolder } from '../../../components/form/rightsNote.ts';
import { FieldGroup } from '../../../components/form/FieldGroup.tsx';
import type { FieldGroupProps } from './fieldGroupProps.ts';

type AssignmentFieldsProps = FieldGroupProps & { holder: RoleHolder };

/** Section, team and role. */
export function AssignmentFields({ holder, values: { section, team, role }, onChange, field }: AssignmentFieldsProps) {
  const assignment = { section, team, role };
  return (
    <FieldGroup legend={FIELD_GROUPS.assignment}>
      <AssignmentSelects
        holder={holder}
        assignment={assignment}
        onSection={(chosen) => onChange(keptInSection(assignment, chosen))}
        onTeam={(chosen) => onChange(keptInTeam(assignment, chosen))}
        onRole={(chosen) => onChange({ role: chosen })}
        field={(name) => ({ ...field(name), required: true })}
      />
    </FieldGroup>
  );
}
