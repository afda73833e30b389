import { type Person, Requirement } from '../../../domain/permissions.ts';

/**
 * Why the person could not open the page that they were going to, from what it asks of people.
 * @param about whom the page is about, where that is known: `SPC Goldstein`
 */
export function refusalText(requirement: string, person: Person, about: string | null): string {
  if (requirement === Requirement.SELF) {
    return `Only ${about ?? 'the soldier whom it is about'} can open that page.`;
  }
  if (requirement === Requirement.SELF_OR_STAFF) {
    return `Only ${about ?? 'the soldier whom it is about'} and staff can open that page.`;
  }
  if (requirement === Requirement.STAFF_NOT_SELF && person?.isStaff) {
    return 'That page is for soldiers other than yourself.';
  }
  return 'That page is open to staff only.';
}
