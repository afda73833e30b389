/** The open places of a section, as holes in its order of battle (Spec 6.6). */
import { type Role, type Section, type Team } from '../values.ts';
import { rolesFor, teamsFor } from './assignment.ts';
import { teamAt } from './teamAt.ts';
import { unitPosition } from './unitPosition.ts';

/** A role of a team that nobody has. */
export type Hole = { readonly team: Team; readonly role: Role; readonly unitPosition: number };

export type OpenPlaces = {
  /** By position, as people are. */
  readonly holes: readonly Hole[];
  /** The further places, which belong to no role in particular. */
  readonly more: number;
};

type Member = { readonly role: Role; readonly unitPosition: number };

/**
 * A section's open places. People, holes and further places add up to its capacity. A section with fewer open places than roles without
 * anybody has holes for the first of these roles only. A section at or over strength has no open places, even if nobody has some role.
 *
 * Someone whose staff role waits for approval has that role here: the place is theirs until staff decline.
 */
export function openPlaces(section: Section, capacity: number, members: readonly Member[]): OpenPlaces {
  const open = Math.max(0, capacity - members.length);
  const holes = teamsFor(section)
    .flatMap((team) =>
      rolesFor(section, team).map((role) => ({ team, role, unitPosition: unitPosition({ section, team, role }) })),
    )
    .filter((hole) => !members.some((member) => isAt(section, member, hole)))
    .sort((one, other) => one.unitPosition - other.unitPosition)
    .slice(0, open);
  return { holes, more: open - holes.length };
}

/** Whether a person has this role of this team. Positions alone don't tell: an FO in a company's headquarters has the CO FSO's position. */
function isAt(section: Section, { role, unitPosition: position }: Member, hole: Hole): boolean {
  return role === hole.role && teamAt(section, position) === teamAt(section, hole.unitPosition);
}
