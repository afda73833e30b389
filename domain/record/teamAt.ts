import { SECOND_IN_TEAM_POSITION, SECTION_BASE_POSITION, TEAM_POSITION } from '../constants.ts';
import { type Section, type Team, TEAMS } from '../values.ts';

/** The team of a position in a company; null in the battalion staff, and for a position outside that company. */
export function teamAt(section: Section, position: number): Team | null {
  const base = SECTION_BASE_POSITION[section];
  if (base === undefined) return null;
  const offset = position - base;
  return TEAMS.find((team) => [0, SECOND_IN_TEAM_POSITION].includes(offset - TEAM_POSITION[team])) ?? null;
}
