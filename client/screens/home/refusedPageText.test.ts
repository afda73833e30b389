import { Requirement } from '../../../domain/permissions.ts';
import { refusedPageText } from './refusedPageText.ts';

const soldier = { accountId: 'a1', soldierId: 's1', isStaff: false };
const staff = { ...soldier, isStaff: true };

test.each([
  [soldier, Requirement.STAFF, null, 'That page is open to staff only.'],
  [staff, Requirement.STAFF, null, 'That page is open to staff only.'],
  [null, Requirement.STAFF_NOT_SELF, null, 'That page is open to staff only.'],
  [soldier, Requirement.STAFF_NOT_SELF, 'SPC Hayes', 'That page is open to staff only.'],
  [staff, Requirement.STAFF_NOT_SELF, 'SFC Vance', 'You cannot open that page about yourself.'],
  [soldier, Requirement.SELF_OR_STAFF, 'SPC Hayes', 'That page is open only to SPC Hayes and staff.'],
  [soldier, Requirement.SELF_OR_STAFF, null, 'That page is open only to the soldier it is about and staff.'],
  [staff, Requirement.SELF, 'SPC Hayes', 'That page is open only to SPC Hayes.'],
  [staff, Requirement.SELF, null, 'That page is open only to the soldier it is about.'],
])('%j, where the page asks for %s and is about %s, reads: %s', (person, requirement, about, text) => {
  expect(refusedPageText(requirement, person, about)).toBe(text);
});
