import { Requirement } from '../../../domain/permissions.ts';
import { refusalText } from './refusalText.ts';

const soldier = { accountId: 'a1', soldierId: 's1', isStaff: false };
const staff = { ...soldier, isStaff: true };

test.each([
  [soldier, Requirement.STAFF, 'That page is open to staff only.'],
  [soldier, Requirement.STAFF_NOT_SELF, 'That page is open to staff only.'],
  [staff, Requirement.STAFF_NOT_SELF, 'That page is for soldiers other than yourself.'],
  [soldier, Requirement.SELF_OR_STAFF, 'Only staff, and the soldier whom that page is about, may open it.'],
  [staff, Requirement.SELF, 'Only the soldier whom that page is about may open it.'],
])('%j, where the page asks for %s, reads: %s', (person, requirement, text) => {
  expect(refusalText(requirement, person)).toBe(text);
});
