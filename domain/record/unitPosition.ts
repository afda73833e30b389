import {
  BATTALION_ROLE_POSITION,
  SECOND_IN_TEAM_POSITION,
  SECTION_BASE_POSITION,
  TEAM_POSITION,
  UNASSIGNED_POSITION,
} from '../constants.ts';
import { Role } from '../values.ts';
import type { Assignment } from './assignment.ts';

/**
 * A soldier's place in the unit's lists, ascending from 1 (BN FSO) to 50 (UNASSIGNED): the battalion staff by role, the companies by section,
 * team and role (Spec 9.4).
 *
 * BN STAFF has no base of its own. With a role outside the battalion, which the server refuses, it comes last.
 */
export function unitPosition({ section, team, role }: Assignment): number {
  const battalionPosition = BATTALION_ROLE_POSITION[role];
  if (battalionPosition !== undefined) return battalionPosition;
  const base = SECTION_BASE_POSITION[section];
  if (base === undefined) return UNASSIGNED_POSITION;
  const isSecondInTeam = role === Role.CO_FSNCO || role === Role.RTO;
  return base + TEAM_POSITION[team] + (isSecondInTeam ? SECOND_IN_TEAM_POSITION : 0);
}
