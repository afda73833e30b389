import { teamsFor } from '../../../domain/assignment.ts';
import type {
  AssignedPersonFragment,
  ReassignedSoldierFragment,
  ReassignQuery,
  UnitMemberFragment,
} from './ReassignScreen.generated.ts';

/** Everybody on the board. */
export function everybody({ assignmentBoard }: ReassignQuery): AssignedPersonFragment[] {
  return assignmentBoard.flatMap(({ teams }) => teams.flatMap(({ people }) => people));
}

/** The screen's lists after a change to somebody: where they stand, whether they have staff rights, whether they wait for them. */
export function withSoldier(lists: ReassignQuery, soldier: ReassignedSoldierFragment): ReassignQuery {
  const { id, version, rank, lastName, section, team, role, unitPosition, isStaff, awaitsStaffApproval } = soldier;
  const person: AssignedPersonFragment = {
    __typename: 'AssignedSoldier',
    ...{ id, version, rank, lastName, section, team, role, unitPosition, isStaff },
  };
  const member: UnitMemberFragment = { __typename: 'SectionMember', id, role, rank, lastName, unitPosition };
  return {
    ...lists,
    assignmentBoard: lists.assignmentBoard.map((block) => ({
      ...block,
      teams: block.teams
        .map((part) => ({
          ...part,
          people: replaced(part.people, person, block.section === section && part.team === team),
        }))
        // As the server has them: a team that the section does not have stands there only for whoever is in it.
        .filter((part) => teamsFor(block.section).includes(part.team) || part.people.length > 0),
    })),
    admins: replaced(lists.admins, member, isStaff),
    staffApprovals: replaced(lists.staffApprovals, member, awaitsStaffApproval),
  };
}

type Listed = { readonly id: string; readonly lastName: string; readonly unitPosition: number };

function replaced<Entry extends Listed>(list: readonly Entry[], entry: Entry, belongs: boolean): Entry[] {
  const others = list.filter(({ id }) => id !== entry.id);
  return belongs ? [...others, entry].sort(byPosition) : others;
}

/** The server's order: by position, then name, then id, letter for letter. */
function byPosition(one: Listed, other: Listed): number {
  return one.unitPosition - other.unitPosition || compare(one.lastName, other.lastName) || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
