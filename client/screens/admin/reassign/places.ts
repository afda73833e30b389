import {
  type Assignment,
  assignmentProblem,
  isStaffRole,
  rolesFor,
  usualInTeam,
} from '../../../../domain/record/assignment.ts';
import { unitPosition } from '../../../../domain/record/unitPosition.ts';
import { Role, type Section, type Team } from '../../../../domain/values.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import type { ReassignQuery } from './useReassignLists.generated.ts';

/** A line of a team: a person, or a position that nobody holds. */
export type Seat =
  { readonly kind: 'TAKEN'; readonly person: BoardRow_PersonFragment } | { readonly kind: 'OPEN'; readonly role: Role };

/** A team's people in order, with an open position for each of its roles that nobody has. Who waits for approval of a role does not have it yet. */
export function seatsOf(section: Section, team: Team, people: readonly BoardRow_PersonFragment[]): Seat[] {
  const openRoles = rolesFor(section, team).filter(
    (role) => role !== Role.UNASSIGNED && !people.some((person) => person.role === role && !person.awaitsStaffApproval),
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

/** Another person with the chosen position; null if there is none. UNASSIGNED is no position. */
export function otherHolder(
  soldierId: string,
  place: Assignment,
  people: readonly BoardRow_PersonFragment[],
): BoardRow_PersonFragment | null {
  if (place.role === Role.UNASSIGNED) return null;
  return people.find((person) => person.id !== soldierId && isSamePlace(person, place)) ?? null;
}

/** The id of a drop target: a team, or one of its open positions. */
export function dropId(section: Section, team: Team, role?: Role): string {
  return [section, team, ...(role ? [role] : [])].join(' ');
}

/** The place to open the form with after a drop; null for the person's own team, and for no target. */
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
 * Whether assigning a person back restores everything. Rights that were granted, and a wait for approval, end
 * with a change of role and do not come back with the old role (Rules 8 and 9).
 */
export function canAssignBack(before: BoardRow_PersonFragment): boolean {
  return before.isStaff === isStaffRole(before.role) && assignmentProblem(before) === null;
}

/** The team's usual role or, if it is taken, one that nobody has. */
function freePlace(section: Section, team: Team, people: readonly Assignment[]): Assignment {
  const usual = usualInTeam(section, team);
  const places = [usual.role, ...rolesFor(section, team)].map((role) => ({ ...usual, role }));
  return places.find((place) => !people.some((person) => isSamePlace(person, place))) ?? usual;
}
