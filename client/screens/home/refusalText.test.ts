import { Requirement } from '../../../domain/permissions.ts';
import { refusalText } from './refusalText.ts';

const soldier = { accountId: 'a1', soldierId: 's1', isStaff: false };
const staff = { ...soldier, isStaff: true };

test.each([
  [soldier, Requirement.STAFF, null, 'That page is open to staff only.'],
  [staff, Requirement.STAFF, null, 'That page is open to staff only.'],
  [null, Requirement.STAFF_NOT_SELF, null, 'That page is open to staff only.'],
  [soldier, Requirement.STAFF_NOT_SELF, 'SPC Hayes', 'That page is open to staff only.'],
  [staff, Requirement.STAFF_NOT_SELF, 'SFC Vance', 'That page is for soldiers other than yourself.'],
  [soldier, Requirement.SELF_OR_STAFF, 'SPC Hayes', 'Only SPC Hayes and staff can open that page.'],
  [soldier, Requirement.SELF_OR_STAFF, null, 'Only the soldier whom it is about and staff can open that page.'],
  [staff, Requirement.SELF, 'SPC Hayes', 'Only SPC Hayes can open that page.'],
  [staff, Requirement.SELF, null, 'Only the soldier whom it is about can open that page.'],
])('%j, where the page asks for %s and is about %s, reads: %s', (person, requirement, about, text) => {
  expect(refusalText(requirement, person, about)).toBe(text);
});
