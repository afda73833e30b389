import { type Person, Requirement } from '../../../domain/permissions.ts';

/** Why the person could not open the page that they were going to, from what it asks of people. */
export function refusalText(requirement: string, person: Person): string {
  if (requirement === Requirement.SELF) return 'Only the soldier whom that page is about may open it.';
  if (requirement === Requirement.SELF_OR_STAFF) {
    return 'Only staff, and the soldier whom that page is about, may open it.';
  }
  if (requirement === Requirement.STAFF_NOT_SELF && person?.isStaff) {
    return 'That page is for soldiers other than yourself.';
  }
  return 'That page is open to staff only.';
}
