import type { OpenAssignment } from '../../domain/record/assignment.ts';
import { type Rank, rankLabel, roleLabel, Section, sectionLabel, Team, teamLabel } from '../../domain/values.ts';

/** `SGT Alvarez` */
export function rankAndName({ rank, lastName }: { rank: Rank; lastName: string }): string {
  return `${rankLabel[rank]} ${lastName}`;
}

/** Who wrote or did something; a record may have gone since. */
export function authorText(author: Parameters<typeof rankAndName>[0] | null): string {
  return author === null ? 'Former member' : rankAndName(author);
}

/** `ALPHA · Team 1 · FO`, without what is not chosen yet. */
export function assignmentText({ section, team, role }: OpenAssignment): string {
  if (section === Section.UNASSIGNED) return sectionLabel[section];
  const texts = [sectionLabel[section]];
  if (team !== '') texts.push(team === Team.HQ ? teamLabel[team] : `Team ${teamLabel[team]}`);
  if (role !== '') texts.push(roleLabel[role]);
  return texts.join(' · ');
}
