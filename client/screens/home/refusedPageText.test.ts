import { Access } from '../../../domain/permissions.ts';
import { refusedPageText } from './refusedPageText.ts';

const soldier = { accountId: 'a1', soldierId: 's1', isStaff: false };
const staff = { ...soldier, isStaff: true };

test.each([
  [soldier, Access.STAFF, null, 'That page is open to staff only.'],
  [staff, Access.STAFF, null, 'That page is open to staff only.'],
  [null, Access.STAFF_NOT_SELF, null, 'That page is open to staff only.'],
  [soldier, Access.STAFF_NOT_SELF, 'SPC Hayes', 'That page is open to staff only.'],
  [staff, Access.STAFF_NOT_SELF, 'SFC Vance', "You can't open that page for yourself."],
  [soldier, Access.SELF_OR_STAFF, 'SPC Hayes', 'That page is open only to SPC Hayes and staff.'],
  [soldier, Access.SELF_OR_STAFF, null, 'That page is open only to the soldier it is about and staff.'],
  [staff, Access.SELF, 'SPC Hayes', 'That page is open only to SPC Hayes.'],
  [staff, Access.SELF, null, 'That page is open only to the soldier it is about.'],
])('%j, where the page asks for %s and is about %s, reads: %s', (person, requirement, about, text) => {
  expect(refusedPageText(requirement, person, about)).toBe(text);
});
