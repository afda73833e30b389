import { givenNames } from '../../../domain/record/givenNames.ts';
import type { SectionMember } from './sectionOverview.type.ts';
import type { Soldier } from './soldier.model.ts';
import { NAMED } from './soldierNames.ts';

/** The fields that every member may see. */
export const MEMBER_FIELDS = { ...NAMED, role: 1, unitPosition: 1, awaitsStaffApproval: 1 } as const;
type MemberRecord = Pick<Soldier, '_id' | keyof typeof MEMBER_FIELDS>;

/** What every member may see of the people in a list, and nothing else. */
export function sectionMembers<Person extends MemberRecord>(
  people: readonly Person[],
): { readonly person: Person; readonly member: SectionMember }[] {
  const givenName = givenNames(people);
  return people.map((person) => {
    const { _id: id, role, rank, lastName, unitPosition, awaitsStaffApproval } = person;
    const member = { id, role, rank, lastName, givenName: givenName(person), unitPosition, awaitsStaffApproval };
    return { person, member };
  });
}
