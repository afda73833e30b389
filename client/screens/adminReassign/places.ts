import {
  type Assignment,
  assignmentProblem,
  inTeam,
  isStaffRole,
  rolesFor,
} from '../../../domain/soldier/assignment.ts';
import { unitPosition } from '../../../domain/soldier/unitPosition.ts';
import { Role, type Section, type Team } from '../../../domain/values.ts';
import type { Board_PersonFragment } from './Board.generated.ts';
import type { ReassignQuery } from './ReassignScreen.generated.ts';

/** A line of a team: somebody, or a position that nobody holds. */
export type Seat =
  { readonly kind: 'TAKEN'; readonly person: Board_PersonFragment } | { readonly kind: 'OPEN'; readonly role: Role };

/** A team's people in their order, with a gap for each of its roles that nobody has. */
export function seatsOf(section: Section, team: Team, people: readonly Board_PersonFragment[]): Seat[] {
  const openRoles = rolesFor(section, team).filter(
    (role) => role !== Role.UNASSIGNED && !people.some((person) => person.role === role),
  );
  const seats: { seat: Seat; position: number }[] = [
    ...people.map((person) => ({ seat: { kind: 'TAKEN', person } as const, position: person.unitPosition })),
    ...openRoles.map((role) => ({
      seat: { kind: 'OPEN', role } as const,
      position: unitPosition({ section, team, role }),
    })),
  ];
  return seats.sort((one, other) => one.position - other.position).map(({ seat }) => seat);
}

export function assignmentOf({ section, team, role }: Assignment): Assignment {
  return { section, team, role };
}

export function isSamePlace(one: Assignment, other: Assignment): boolean {
  return one.section === other.section && one.team === other.team && one.role === other.role;
}

/** Names what people are dropped onto: a team, or an open position of it. */
export function dropId(section: Section, team: Team, role?: Role): string {
  return [section, team, ...(role ? [role] : [])].join(' ');
}

/** What the form opens with for somebody who was dropped; null for their own team as a whole, and where nothing takes them. */
export function placeOfDrop(
  id: unknown,
  person: Assignment,
  { assignmentBoard }: Pick<ReassignQuery, 'assignmentBoard'>,
  people: readonly Assignment[],
): Assignment | null {
  for (const { section, teams } of assignmentBoard) {
    for (const { team } of teams) {
      const role = rolesFor(section, team).find((one) => id === dropId(section, team, one));
      if (role) return { section, team, role };
      if (id !== dropId(section, team)) continue;
      return person.section === section && person.team === team ? null : freePlace(section, team, people);
    }
  }
  return null;
}

/**
 * Whether assigning somebody back would leave them as they were. Rights that were given, and a wait for approval, end
 * with a change of role and do not come back with it (Rules 8 and 9).
 */
export function canAssignBack(before: Board_PersonFragment): boolean {
  return before.isStaff === isStaffRole(before.role) && assignmentProblem(before) === null;
}

/** A team's usual role, or one that nobody holds there if that one is taken. */
function freePlace(section: Section, team: Team, people: readonly Assignment[]): Assignment {
  const usual = inTeam(section, team);
  const places = [usual.role, ...rolesFor(section, team)].map((role) => ({ ...usual, role }));
  return places.find((place) => !people.some((person) => isSamePlace(person, place))) ?? usual;
}
