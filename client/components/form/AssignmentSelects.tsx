import { Text } from '@mantine/core';
import { type OpenAssignment, rolesFor, teamsFor } from '../../../domain/record/assignment.ts';
import {
  type Role,
  roleLabel,
  type Section,
  SECTIONS,
  sectionLabel,
  type Team,
  teamLabel,
} from '../../../domain/values.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import type { FieldProps } from './fieldProps.tsx';
import { type RoleHolder, rightsNote } from './rightsNote.ts';
import { SelectField } from './SelectField.tsx';

type AssignmentSelectsProps = {
  holder: RoleHolder;
  assignment: OpenAssignment;
  onSection: (section: Section) => void;
  onTeam: (team: Team) => void;
  onRole: (role: Role) => void;
  field: (name: keyof OpenAssignment) => FieldProps;
};

/**
 * Section, team and role. Each select offers what is valid for the ones before it, and the form decides how a choice changes the later
 * ones. A note below says what the role means for staff rights.
 */
export function AssignmentSelects(props: AssignmentSelectsProps) {
  const { holder, assignment, onSection, onTeam, onRole, field } = props;
  const { section, team, role } = assignment;
  const note = rightsNote(holder, role);
  return (
    <>
      <SelectField
        {...field('section')}
        placeholder="SECTION"
        options={SECTIONS}
        optionLabel={sectionLabel}
        value={section}
        onChange={onSection}
      />
      {/* An old record may have a combination that is no longer valid. Nothing is selected then. */}
      <SelectField
        {...field('team')}
        placeholder="TEAM"
        options={teamsFor(section)}
        optionLabel={teamLabel}
        value={offered(teamsFor(section), team)}
        onChange={onTeam}
      />
      <SelectField
        {...field('role')}
        placeholder="ROLE"
        options={rolesFor(section, team)}
        optionLabel={roleLabel}
        value={offered(rolesFor(section, team), role)}
        onChange={onRole}
      />
      <LiveRegion>{note !== null && <Text size="sm">{note}</Text>}</LiveRegion>
    </>
  );
}

function offered<Choice extends string>(options: readonly Choice[], chosen: Choice | ''): Choice | '' {
  return options.find((option) => option === chosen) ?? '';
}
