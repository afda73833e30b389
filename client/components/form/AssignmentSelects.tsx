import { type Assignment, rolesFor, teamsFor, withSection, withTeam } from '../../../domain/assignment.ts';
import { roleLabel, SECTIONS, sectionLabel, teamLabel } from '../../../domain/values.ts';
import { SelectField } from './SelectField.tsx';

type AssignmentSelectsProps = {
  assignment: Assignment;
  onChange: (assignment: Assignment) => void;
  /** A field's name, label and problem. */
  field: (name: keyof Assignment) => { name: string; label: string; problem: string | undefined };
};

/** Section, team and role: each offers what goes with the ones before it, and choosing one sets those after it. */
export function AssignmentSelects({ assignment, onChange, field }: AssignmentSelectsProps) {
  const { section, team, role } = assignment;
  const teams = teamsFor(section);
  const roles = rolesFor(section, team);
  return (
    <>
      <SelectField
        {...field('section')}
        placeholder="SECTION"
        options={SECTIONS}
        optionLabel={sectionLabel}
        value={section}
        onChange={(chosen) => onChange(withSection(assignment, chosen))}
      />
      {/* A place that the rules do not know, as an old record may have one, is none to choose. */}
      <SelectField
        {...field('team')}
        placeholder="TEAM"
        options={teams}
        optionLabel={teamLabel}
        value={teams.includes(team) ? team : ''}
        onChange={(chosen) => onChange(withTeam(assignment, chosen))}
      />
      <SelectField
        {...field('role')}
        placeholder="ROLE"
        options={roles}
        optionLabel={roleLabel}
        value={roles.includes(role) ? role : ''}
        onChange={(chosen) => onChange({ ...assignment, role: chosen })}
      />
    </>
  );
}
