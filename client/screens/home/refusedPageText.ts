import { type Person, Access } from '../../../domain/permissions.ts';

/**
 * Why the person couldn't open a page.
 * @param access the access that the page asks for
 * @param about the soldier that the page is about, if known: `SPC Goldstein`
 */
export function refusedPageText(access: string, person: Person | null, about: string | null): string {
  if (access === Access.SELF) {
    return `That page is open only to ${about ?? 'the soldier it is about'}.`;
  }
  if (access === Access.SELF_OR_STAFF) {
    return `That page is open only to ${about ?? 'the soldier it is about'} and staff.`;
  }
  if (access === Access.STAFF_NOT_SELF && person?.isStaff) {
    return "You can't open that page for yourself.";
  }
  return 'That page is open to staff only.';
}
