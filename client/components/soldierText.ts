import type { Assignment } from '../../domain/assignment.ts';
import { type Rank, rankLabel, roleLabel, Section, sectionLabel, Team, teamLabel } from '../../domain/values.ts';

/** `SGT Alvarez` */
export function rankAndName({ rank, lastName }: { rank: Rank; lastName: string }): string {
  return `${rankLabel[rank]} ${lastName}`;
}

/** `ALPHA · Team 1 · FO` */
export function assignmentText({ section, team, role }: Assignment): string {
  if (section === Section.UNASSIGNED) return sectionLabel[section];
  const teamText = team === Team.HQ ? teamLabel[team] : `Team ${teamLabel[team]}`;
  return [sectionLabel[section], teamText, roleLabel[role]].join(' · ');
}
