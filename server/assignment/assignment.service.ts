import type { LocalDate } from '../../domain/localDate.ts';
import { assignmentProblem, teamsFor } from '../../domain/record/assignment.ts';
import { isPastEts } from '../../domain/record/ets.ts';
import { givenNames } from '../../domain/record/givenNames.ts';
import { type Section, SECTIONS, TEAMS } from '../../domain/values.ts';
import type { RequestContext } from '../api/context.ts';
import { inUnit } from '../records/soldiers/inUnit.ts';
import { saveRecord } from '../records/soldiers/saveRecord.ts';
import { MEMBER_FIELDS } from '../records/soldiers/sectionMembers.ts';
import { BY_POSITION, SoldierModel } from '../records/soldiers/soldier.model.ts';
import type { SoldierType } from '../records/soldiers/soldier.type.ts';
import { day } from '../records/soldiers/soldierFields.ts';
import type { AssignSoldierInput } from './assignment.input.ts';
import type { AssignedSoldier, AssignmentSection, AssignmentTeam } from './assignment.type.ts';

/** Everybody in their place (Spec 13.1). One database command. */
export async function assignmentBoard(today: LocalDate): Promise<AssignmentSection[]> {
  const shown = { ...MEMBER_FIELDS, version: 1, section: 1, team: 1, isStaff: 1, ets: 1 } as const;
  const stored = await SoldierModel.find(inUnit(today), shown).sort(BY_POSITION).lean();
  const givenName = givenNames(stored);
  const people = stored.map((person) => ({
    ...person,
    id: person._id,
    givenName: givenName(person),
    pastEts: isPastEts(day(person.ets), today),
  }));
  return SECTIONS.map((section) => ({ section, teams: teamsOf(section, people) }));
}

/**
 * Gives a soldier another place and leaves the rest of the record unchanged (Spec 13.3).
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` with the field, also on `role` for the last person with staff rights; `FORBIDDEN` if the role
 * changes and the caller has lost staff rights meanwhile; `CONFLICT` if somebody else saved since.
 */
export function assignSoldier(
  context: RequestContext,
  id: string,
  version: number,
  input: AssignSoldierInput,
): Promise<SoldierType> {
  return saveRecord(context, id, version, input, (_before, after) => {
    const problem = assignmentProblem(after);
    return problem === null ? [] : [problem];
  });
}

function teamsOf(section: Section, unit: readonly AssignedSoldier[]): AssignmentTeam[] {
  const members = unit.filter((person) => person.section === section);
  const offered = teamsFor(section);
  return TEAMS.map((team) => ({ team, people: members.filter((person) => person.team === team) })).filter(
    // The board shows everybody, even somebody stored in a team that the section doesn't have.
    ({ team, people }) => offered.includes(team) || people.length > 0,
  );
}
