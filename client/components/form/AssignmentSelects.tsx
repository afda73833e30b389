import { Text } from '@mantine/core';
import { type Assignment, inSection, inTeam, rolesFor, teamsFor } from '../../../domain/soldier/assignment.ts';
import { roleLabel, SECTIONS, sectionLabel, teamLabel } from '../../../domain/values.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import { type RoleHolder, rightsNote } from './rightsNote.ts';
import { SelectField } from './SelectField.tsx';

type AssignmentSelectsProps = {
  holder: RoleHolder;
  assignment: Assignment;
  onChange: (assignment: Assignment) => void;
  /** A field's name, label and problem. */
  field: (name: keyof Assignment) => { name: string; label: string; problem: string | undefined };
};

/**
 * Section, team and role. Each select offers what is valid for the ones before it, and choosing resets the ones after it. Below them stands what the
 * role means for staff rights: choosing a company alone already sets a role that brings them.
 */
export function AssignmentSelects({ holder, assignment, onChange, field }: AssignmentSelectsProps) {
  const { section, team, role } = assignment;
  const teams = teamsFor(section);
  const roles = rolesFor(section, team);
  const note = rightsNote(holder, role);
  return (
    <>
      <SelectField
        {...field('section')}
        placeholder="SECTION"
        options={SECTIONS}
        optionLabel={sectionLabel}
        value={section}
        onChange={(chosen) => onChange(inSection(chosen))}
      />
      {/* An old record may have a combination that is no longer valid: then nothing is selected. */}
      <SelectField
        {...field('team')}
        placeholder="TEAM"
        options={teams}
        optionLabel={teamLabel}
        value={teams.includes(team) ? team : ''}
        onChange={(chosen) => onChange(inTeam(section, chosen))}
      />
      <SelectField
        {...field('role')}
        placeholder="ROLE"
        options={roles}
        optionLabel={roleLabel}
        value={roles.includes(role) ? role : ''}
        onChange={(chosen) => onChange({ section, team, role: chosen })}
      />
      <LiveRegion>{note !== null && <Text size="sm">{note}</Text>}</LiveRegion>
    </>
  );
}
