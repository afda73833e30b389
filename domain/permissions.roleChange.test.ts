import fc from 'fast-check';
import { type RightsAfterRoleChange, type RoleChange, staffRightsAfterRoleChange } from './permissions.ts';
import { isStaffRole } from './record/assignment.ts';
import { ROLES } from './values.ts';

/** Results of a save: staff or not, waiting for approval or not, or refused. */
const STAFF: RightsAfterRoleChange = { refused: false, isStaff: true, awaitsStaffApproval: false };
const REGULAR: RightsAfterRoleChange = { refused: false, isStaff: false, awaitsStaffApproval: false };
const WAITS: RightsAfterRoleChange = { refused: false, isStaff: false, awaitsStaffApproval: true };
const REFUSED: RightsAfterRoleChange = { refused: true };

/** Two roles that give staff rights, and two that don't. */
const KINDS = { staff: 'BN_FSO', otherStaff: 'CO_FSNCO', plain: 'FO', otherPlain: 'RTO' } as const;
type Kind = keyof typeof KINDS;

/** What the soldier was before. */
const BEFORE = {
  regular: { isStaffBefore: false, awaitsApprovalBefore: false },
  waiting: { isStaffBefore: false, awaitsApprovalBefore: true },
  staff: { isStaffBefore: true, awaitsApprovalBefore: false },
} as const;

type Row = [
  before: keyof typeof BEFORE,
  from: Kind,
  to: Kind,
  others: boolean,
  bySelf: RightsAfterRoleChange,
  byStaff: RightsAfterRoleChange | null,
];

/** The last value is the result when somebody else saves; null if there is no other staff. */
const ROWS: Row[] = [
  // The role stays: so does everything else.
  ['regular', 'plain', 'plain', true, REGULAR, REGULAR],
  ['regular', 'plain', 'plain', false, REGULAR, null],
  ['regular', 'staff', 'staff', true, REGULAR, REGULAR], // removed
  ['regular', 'staff', 'staff', false, REGULAR, null],
  ['waiting', 'staff', 'staff', true, WAITS, WAITS],
  ['waiting', 'staff', 'staff', false, WAITS, null],
  ['staff', 'staff', 'staff', true, STAFF, STAFF],
  ['staff', 'staff', 'staff', false, STAFF, null],
  ['staff', 'plain', 'plain', true, STAFF, STAFF], // Add Admin Permissions
  ['staff', 'plain', 'plain', false, STAFF, null],

  // To a staff role: the soldier gets the rights if other staff save, if they had them, or as the unit's first staff. Otherwise the claim waits.
  ['regular', 'plain', 'staff', true, WAITS, STAFF],
  ['regular', 'plain', 'staff', false, STAFF, null],
  ['regular', 'staff', 'otherStaff', true, WAITS, STAFF],
  ['regular', 'staff', 'otherStaff', false, STAFF, null],
  ['waiting', 'staff', 'otherStaff', true, WAITS, STAFF],
  ['waiting', 'staff', 'otherStaff', false, STAFF, null],
  ['staff', 'staff', 'otherStaff', true, STAFF, STAFF],
  ['staff', 'staff', 'otherStaff', false, STAFF, null],
  ['staff', 'plain', 'staff', true, STAFF, STAFF],
  ['staff', 'plain', 'staff', false, STAFF, null],

  // To a role without rights: rights and claims end, except the last rights.
  ['regular', 'plain', 'otherPlain', true, REGULAR, REGULAR],
  ['regular', 'plain', 'otherPlain', false, REGULAR, null],
  ['regular', 'staff', 'plain', true, REGULAR, REGULAR],
  ['regular', 'staff', 'plain', false, REGULAR, null],
  ['waiting', 'staff', 'plain', true, REGULAR, REGULAR],
  ['waiting', 'staff', 'plain', false, REGULAR, null],
  ['staff', 'staff', 'plain', true, REGULAR, REGULAR],
  ['staff', 'staff', 'plain', false, REFUSED, null],
  ['staff', 'plain', 'otherPlain', true, REGULAR, REGULAR], // ends Add Admin Permissions
  ['staff', 'plain', 'otherPlain', false, REFUSED, null],
];

test.each(ROWS)('%s, from %s to %s, other staff %p', (before, from, to, otherStaffExist, bySelf, byStaff) => {
  const change = { ...BEFORE[before], roleBefore: KINDS[from], roleAfter: KINDS[to], otherStaffExist };
  expect(staffRightsAfterRoleChange({ ...change, actor: 'SELF' })).toEqual(bySelf);
  if (byStaff !== null) expect(staffRightsAfterRoleChange({ ...change, actor: 'OTHER_STAFF' })).toEqual(byStaff);
});

describe('whatever the change', () => {
  const anyChange: fc.Arbitrary<RoleChange> = fc.record({
    roleBefore: fc.constantFrom(...ROLES),
    roleAfter: fc.constantFrom(...ROLES),
    isStaffBefore: fc.boolean(),
    awaitsApprovalBefore: fc.boolean(),
    actor: fc.constantFrom('SELF', 'OTHER_STAFF'),
    otherStaffExist: fc.boolean(),
  });

  test('nobody makes themself staff while the unit has staff (Spec 2.4)', () => {
    fc.assert(
      fc.property(anyChange, (any) => {
        const rights = staffRightsAfterRoleChange({
          ...any,
          actor: 'SELF',
          isStaffBefore: false,
          otherStaffExist: true,
        });
        expect(rights).toMatchObject({ refused: false, isStaff: false });
      }),
    );
  });

  test('a unit with staff never loses its last (Spec 2.10)', () => {
    fc.assert(
      fc.property(anyChange, (any) => {
        const rights = staffRightsAfterRoleChange({ ...any, isStaffBefore: true, otherStaffExist: false });
        expect(rights.refused || rights.isStaff).toBe(true);
      }),
    );
  });

  test('after a change, everyone who has rights or waits for them has a staff role', () => {
    fc.assert(
      fc.property(anyChange, (change) => {
        const rights = staffRightsAfterRoleChange(change);
        fc.pre(change.roleBefore !== change.roleAfter && !rights.refused);
        expect(rights.isStaff || rights.awaitsStaffApproval).toBe(isStaffRole(change.roleAfter));
        expect(rights.isStaff && rights.awaitsStaffApproval).toBe(false);
      }),
    );
  });
});
