/** A soldier's place in the unit: which sections, teams and roles go together (Spec 9.1). */
import type { Problem } from '../errors.ts';
import { Role, Section, Team, roleLabel, sectionLabel, teamLabel } from '../values.ts';
import { listInWords } from '../words.ts';

/** The record's fields that make up a place. */
export const PLACE_FIELDS = ['section', 'team', 'role'] as const;

/** A soldier's place in the unit. */
export type Assignment = { readonly section: Section; readonly team: Team; readonly role: Role };

/** A place while it is being chosen in a record's form; '' means nothing is chosen yet. */
export type OpenAssignment = { readonly section: Section; readonly team: Team | ''; readonly role: Role | '' };

const STAFF_ROLES: readonly Role[] = [Role.BN_FSO, Role.BN_FSNCO, Role.CO_FSO, Role.CO_FSNCO];
const BATTALION_ROLES: readonly Role[] = [Role.BN_FSO, Role.BN_FSNCO, Role.AFATDS, Role.BN_FO, Role.BN_RTO];
const COMPANY_HQ_ROLES: readonly Role[] = [Role.CO_FSO, Role.CO_FSNCO];
const TEAM_ROLES: readonly Role[] = [Role.FO, Role.RTO];

const TEAMS_OF_SECTION: Readonly<Record<Section, readonly Team[]>> = {
  BN_STAFF: [Team.HQ],
  ALPHA: [Team.HQ, Team.TEAM_1, Team.TEAM_2, Team.TEAM_3],
  BRAVO: [Team.HQ, Team.TEAM_1, Team.TEAM_2, Team.TEAM_3],
  CHARLIE: [Team.HQ, Team.TEAM_1, Team.TEAM_2, Team.TEAM_3],
  DELTA: [Team.HQ],
  UNASSIGNED: [Team.UNASSIGNED],
};

/** What choosing a section sets in the Reassign form. DELTA works like the other companies (Spec 9.2). */
const USUAL_PLACE: Readonly<Record<Section, Pick<Assignment, 'team' | 'role'>>> = {
  BN_STAFF: { team: Team.HQ, role: Role.BN_FO },
  ALPHA: { team: Team.HQ, role: Role.CO_FSO },
  BRAVO: { team: Team.HQ, role: Role.CO_FSO },
  CHARLIE: { team: Team.HQ, role: Role.CO_FSO },
  DELTA: { team: Team.HQ, role: Role.CO_FSO },
  UNASSIGNED: { team: Team.UNASSIGNED, role: Role.UNASSIGNED },
};

/** Whether the role gives staff rights: BN FSO, BN FSNCO, CO FSO and CO FSNCO (Spec 2.3). */
export function isStaffRole(role: Role): boolean {
  return STAFF_ROLES.includes(role);
}

/**
 * The teams that the assignment form offers for a section: HQ for every real section, 1 to 3 for ALPHA, BRAVO and CHARLIE, and UNASSIGNED only
 * for UNASSIGNED (Spec 9.1).
 */
export function teamsFor(section: Section): readonly Team[] {
  return TEAMS_OF_SECTION[section];
}

/**
 * The roles that the assignment form offers for a section and team; none if the section doesn't have that team, or if no team is chosen
 * (Spec 9.1).
 */
export function rolesFor(section: Section, team: Team | ''): readonly Role[] {
  if (!teamsFor(section).some((option) => option === team)) return [];
  if (section === Section.UNASSIGNED) return [Role.UNASSIGNED];
  if (section === Section.BN_STAFF) return BATTALION_ROLES;
  return team === Team.HQ ? COMPANY_HQ_ROLES : TEAM_ROLES;
}

/** In the Reassign form, a section sets its headquarters and the headquarters' usual role (Spec 9.2). */
export function usualInSection(section: Section): Assignment {
  return { section, ...USUAL_PLACE[section] };
}

/**
 * In the Reassign form, HQ sets CO FSO, and teams 1 to 3 set FO (Spec 9.2). BN STAFF has only battalion roles, so its HQ
 * sets BN FO. A team that the section doesn't have gives the section's usual place.
 */
export function usualInTeam(section: Section, team: Team): Assignment {
  const isNumbered = team !== Team.HQ && team !== Team.UNASSIGNED;
  return isNumbered && teamsFor(section).includes(team) ? { section, team, role: Role.FO } : usualInSection(section);
}

/**
 * In a record's form, choosing a section keeps the team and role if the section has them. It fills in a team or role that is the only choice.
 * Everything else stays open, so that nobody gets a role and its staff rights without choosing it.
 */
export function keptInSection({ team, role }: OpenAssignment, section: Section): OpenAssignment {
  return keptInTeam({ section, role }, keptOf(teamsFor(section), team));
}

/** In a record's form, choosing a team keeps the role if the team has it, and fills in a role that is the only choice. */
export function keptInTeam({ section, role }: Omit<OpenAssignment, 'team'>, team: Team | ''): OpenAssignment {
  return { section, team, role: keptOf(rolesFor(section, team), role) };
}

function keptOf<Choice extends string>(offered: readonly Choice[], chosen: Choice | ''): Choice | '' {
  const [first = '', ...others] = offered;
  return offered.find((option) => option === chosen) ?? (others.length === 0 ? first : '');
}

/** The problem of an assignment whose parts don't go together; null if they do. The server refuses what the form doesn't offer. */
export function assignmentProblem({ section, team, role }: Assignment): Problem | null {
  const teams = teamsFor(section);
  if (!teams.includes(team)) {
    const offered = listInWords(
      teams.map((option) => teamLabel[option]),
      'or',
    );
    return { field: 'team', message: `For section ${sectionLabel[section]} the team must be ${offered}.` };
  }
  const roles = rolesFor(section, team);
  if (!roles.includes(role)) {
    const offered = listInWords(
      roles.map((option) => roleLabel[option]),
      'or',
    );
    const place = `section ${sectionLabel[section]}, team ${teamLabel[team]},`;
    return { field: 'role', message: `For ${place} the role must be ${offered}.` };
  }
  return null;
}
