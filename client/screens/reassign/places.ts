import {
  type Assignment,
  assignmentProblem,
  isStaffRole,
  rolesFor,
  usualInTeam,
} from '../../../domain/record/assignment.ts';
import { unitPosition } from '../../../domain/record/unitPosition.ts';
import { Role, type Section, type Team } from '../../../domain/values.ts';
import { rightsNote } from '../../components/form/rightsNote.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import type { ReassignQuery } from './useReassignLists.generated.ts';

/** A line of a team: a person, or an open position. */
export type Seat =
  | { readonly kind: 'TAKEN'; readonly person: BoardRow_PersonFragment }
  | { readonly kind: 'OPEN'; readonly role: Role };

/** A team's people in order, with an open position for each unfilled role. A person who waits for approval doesn't fill the role yet. */
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

/**
 * Another person in the chosen position; null if there's none. UNASSIGNED isn't a position.
 * @param soldierId the person to leave out; null to look at everyone
 */
export function otherHolder(
  soldierId: string | null,
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

/** The place that a drop chose. */
export type Drop = {
  readonly place: Assignment;
  /** Whether the role is settled: the drop was on a position, or the team has only one position open. */
  readonly isDecided: boolean;
};

/** The place that a drop chooses; null for the person's own team, and if it hit no target. */
export function dropAt(
  id: unknown,
  person: Assignment,
  { assignmentBoard }: Pick<ReassignQuery, 'assignmentBoard'>,
  people: readonly BoardRow_PersonFragment[],
): Drop | null {
  for (const { section, teams } of assignmentBoard) {
    for (const { team } of teams) {
      const role = rolesFor(section, team).find((one) => id === dropId(section, team, one));
      if (role) return { place: { section, team, role }, isDecided: true };
      if (id !== dropId(section, team)) continue;
      return person.section === section && person.team === team ? null : dropOnTeam(section, team, people);
    }
  }
  return null;
}

/**
 * Whether a drop moves the person without showing their form. It does if there's nothing left to choose, the position is open, and Undo can
 * restore everything. Otherwise the form opens where they were dropped.
 */
export function movesAtOnce(
  person: BoardRow_PersonFragment,
  { place, isDecided }: Drop,
  people: readonly BoardRow_PersonFragment[],
): boolean {
  const changesRights = rightsNote({ ...person, isOneself: false }, place.role) !== null;
  const isFree = otherHolder(person.id, place, people) === null;
  return isDecided && isFree && !changesRights && canAssignBack(person, place.role);
}

/**
 * Whether assigning a person back restores everything. Granted rights and a wait for approval end with a change of role and don't come back
 * with the old role (Spec 2.4 and 2.8).
 */
export function canAssignBack(before: BoardRow_PersonFragment, role: Role): boolean {
  const keepsRights = before.role === role || before.isStaff === isStaffRole(before.role);
  return keepsRights && assignmentProblem(before) === null;
}

/** The team's usual role or, if it's taken, an open one. */
function dropOnTeam(section: Section, team: Team, people: readonly BoardRow_PersonFragment[]): Drop {
  const usual = usualInTeam(section, team);
  const places = rolesFor(section, team).map((role) => ({ section, team, role }));
  const free = places.filter((place) => otherHolder(null, place, people) === null);
  const place = free.find(({ role }) => role === usual.role) ?? free[0] ?? usual;
  return { place, isDecided: free.length === 1 };
}
