import { rolesFor, sectionOptions, teamsFor, withSection, withTeam } from '../../../domain/assignment.ts';
import { roleLabel, sectionLabel, teamLabel } from '../../../domain/values.ts';
import { SelectField } from '../../components/form/SelectField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { SoldierFieldsProps } from './SoldierFields.tsx';

/** Section, team and role: each offers what goes with the ones before it, and choosing one sets those after it. */
export function AssignmentFields({ values, onChange, field }: SoldierFieldsProps) {
  const { section, team, role } = values;
  const assignment = { section, team, role };
  return (
    <FieldGroup legend="Assignment">
      <SelectField
        {...field('section')}
        placeholder="SECTION"
        options={sectionOptions}
        optionLabel={sectionLabel}
        value={section}
        onChange={(chosen) => onChange(withSection(assignment, chosen))}
      />
      <SelectField
        {...field('team')}
        placeholder="TEAM"
        options={teamsFor(section)}
        optionLabel={teamLabel}
        value={team}
        onChange={(chosen) => onChange(withTeam(assignment, chosen))}
      />
      <SelectField
        {...field('role')}
        placeholder="ROLE"
        options={rolesFor(section, team)}
        optionLabel={roleLabel}
        value={role}
        onChange={(chosen) => onChange({ role: chosen })}
      />
    </FieldGroup>
  );
}
