import type { ApolloCache } from '@apollo/client';
import { teamsFor } from '../../../domain/record/assignment.ts';
import { sortName } from '../../../domain/record/sortName.ts';
import { rankAndName } from '../../components/soldierText.ts';
import type { BoardRow_PersonFragment } from './BoardRow.generated.ts';
import type { UnitLists_SoldierFragment } from './unitLists.generated.ts';
import { ReassignDocument, type ReassignQuery } from './useReassignLists.generated.ts';

/** The most people that a sentence names. */
const NAMED = 3;

/** Everyone on the board. */
export function everybody({ assignmentBoard }: ReassignQuery): BoardRow_PersonFragment[] {
  return assignmentBoard.flatMap(({ teams }) => teams.flatMap(({ people }) => people));
}

/** Everyone with staff rights, by position. */
export function adminsOf(lists: ReassignQuery): BoardRow_PersonFragment[] {
  return peopleByPosition(lists).filter(({ isStaff }) => isStaff);
}

/** Everyone who waits for approval of a staff role, by position. */
export function waitingIn(lists: ReassignQuery): BoardRow_PersonFragment[] {
  return peopleByPosition(lists).filter(({ awaitsStaffApproval }) => awaitsStaffApproval);
}

/** Everyone by position. People in the same position keep the board's order. */
export function peopleByPosition(lists: ReassignQuery): BoardRow_PersonFragment[] {
  return everybody(lists).sort((one, other) => one.unitPosition - other.unitPosition);
}

/** The board after a change to a soldier's assignment, staff rights or approval. */
export function withSoldier(lists: ReassignQuery, soldier: UnitLists_SoldierFragment): ReassignQuery {
  const { section, team } = soldier;
  const person: BoardRow_PersonFragment = { ...soldier, __typename: 'AssignedSoldier' };
  return {
    assignmentBoard: lists.assignmentBoard.map((block) => ({
      ...block,
      teams: block.teams
        .map((part) => ({
          ...part,
          people: replaced(part.people, person, block.section === section && part.team === team),
        }))
        // As on the server: a team that isn't one of the section's is listed only while it has people.
        .filter((part) => teamsFor(block.section).includes(part.team) || part.people.length > 0),
    })),
  };
}

/** Applies a change to the cached board. */
export function writeSoldier(cache: ApolloCache, soldier: UnitLists_SoldierFragment): void {
  cache.updateQuery({ query: ReassignDocument }, (lists) => lists && withSoldier(lists, soldier));
}

/** The people who differ between two states of the board, in the board's order. Removed people come last. */
export function changedPeople(before: ReassignQuery, after: ReassignQuery): BoardRow_PersonFragment[] {
  const [factsBefore, factsAfter] = [factsOf(before), factsOf(after)];
  const left = everybody(before).filter(({ id }) => !factsAfter.has(id));
  return [...everybody(after).filter(({ id }) => factsBefore.get(id) !== factsAfter.get(id)), ...left];
}

/** What the screen shows of each person, without what changes because of a namesake or a new day. */
function factsOf(lists: ReassignQuery): Map<string, string> {
  return new Map(
    everybody(lists).map(({ id, rank, lastName, section, team, role, isStaff, awaitsStaffApproval }) => [
      id,
      JSON.stringify([rank, lastName, section, team, role, isStaff, awaitsStaffApproval]),
    ]),
  );
}

/** Names the first few and counts the rest; null for nobody. */
export function namesOf(people: readonly BoardRow_PersonFragment[]): string | null {
  if (people.length === 0) return null;
  const names = people.slice(0, NAMED).map(rankAndName).join(', ');
  return people.length > NAMED ? `${names} and ${people.length - NAMED} more` : names;
}

function replaced(
  list: readonly BoardRow_PersonFragment[],
  entry: BoardRow_PersonFragment,
  belongs: boolean,
): BoardRow_PersonFragment[] {
  const others = list.filter(({ id }) => id !== entry.id);
  return belongs ? [...others, entry].sort(byPosition) : others;
}

/** Almost the server's order: by position, last name and id. First names aren't loaded. */
function byPosition(one: BoardRow_PersonFragment, other: BoardRow_PersonFragment): number {
  return one.unitPosition - other.unitPosition || compare(nameOf(one), nameOf(other)) || compare(one.id, other.id);
}

function nameOf({ lastName }: BoardRow_PersonFragment): string {
  return sortName({ lastName, firstName: '' });
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
