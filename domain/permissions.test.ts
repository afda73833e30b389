import { CalendarScope } from './calendar.ts';
import type { KeyScope } from './keyScope.ts';
import {
  type CommentFacts,
  isLastStaff,
  mayChangeRights,
  mayEditComment,
  mayReadCalendar,
  mayReadComments,
  mayUseOwnKeys,
  type Permission,
  permit,
  permitKey,
  type Person,
  Access,
  type SoldierAccess,
} from './permissions.ts';

const OWN = 'soldier-own';
const OTHER = 'soldier-other';
const SIGNED_OUT = null;
const WITHOUT_RECORD: Person = { accountId: 'account', soldierId: null, isStaff: false };
const REGULAR: Person = { accountId: 'account', soldierId: OWN, isStaff: false };
const STAFF: Person = { accountId: 'account', soldierId: OWN, isStaff: true };
const AWAY: Person = { accountId: 'account', soldierId: OWN, isStaff: false, isAway: true };
const AWAY_STAFF: Person = { ...AWAY, isStaff: true };

describe('who meets which requirement, about themself, about somebody else and about nobody', () => {
  const YES = 'ALLOWED';
  const NO = 'FORBIDDEN';
  const ASK = 'UNAUTHENTICATED';

  test.each<[string, Person | null, SoldierAccess, Permission, Permission, Permission]>([
    // who, person, access, own record, other record, no record named
    ['signed out', SIGNED_OUT, 'PUBLIC', YES, YES, YES],
    ['signed out', SIGNED_OUT, 'LOGIN', ASK, ASK, ASK],
    ['signed out', SIGNED_OUT, 'SIGNED_IN', ASK, ASK, ASK],
    ['signed out', SIGNED_OUT, 'MEMBER', ASK, ASK, ASK],
    ['signed out', SIGNED_OUT, 'SELF', ASK, ASK, ASK],
    ['signed out', SIGNED_OUT, 'SELF_OR_STAFF', ASK, ASK, ASK],
    ['signed out', SIGNED_OUT, 'STAFF', ASK, ASK, ASK],
    ['signed out', SIGNED_OUT, 'STAFF_NOT_SELF', ASK, ASK, ASK],

    ['without a record', WITHOUT_RECORD, 'PUBLIC', YES, YES, YES],
    ['without a record', WITHOUT_RECORD, 'LOGIN', YES, YES, YES],
    ['without a record', WITHOUT_RECORD, 'SIGNED_IN', YES, YES, YES],
    ['without a record', WITHOUT_RECORD, 'MEMBER', NO, NO, NO],
    ['without a record', WITHOUT_RECORD, 'SELF', NO, NO, NO],
    ['without a record', WITHOUT_RECORD, 'SELF_OR_STAFF', NO, NO, NO],
    ['without a record', WITHOUT_RECORD, 'STAFF', NO, NO, NO],
    ['without a record', WITHOUT_RECORD, 'STAFF_NOT_SELF', NO, NO, NO],

    ['regular', REGULAR, 'PUBLIC', YES, YES, YES],
    ['regular', REGULAR, 'LOGIN', YES, YES, YES],
    ['regular', REGULAR, 'SIGNED_IN', YES, YES, YES],
    ['regular', REGULAR, 'MEMBER', YES, YES, YES],
    ['regular', REGULAR, 'SELF', YES, NO, NO],
    ['regular', REGULAR, 'SELF_OR_STAFF', YES, NO, NO],
    ['regular', REGULAR, 'STAFF', NO, NO, NO],
    ['regular', REGULAR, 'STAFF_NOT_SELF', NO, NO, NO],

    ['staff', STAFF, 'PUBLIC', YES, YES, YES],
    ...[AWAY, AWAY_STAFF].flatMap((person): [string, Person, SoldierAccess, Permission, Permission, Permission][] => [
      ['away', person, 'PUBLIC', YES, YES, YES],
      ['away', person, 'LOGIN', YES, YES, YES],
      ['away', person, 'SIGNED_IN', NO, NO, NO],
      ['away', person, 'MEMBER', NO, NO, NO],
      ['away', person, 'SELF', NO, NO, NO],
      ['away', person, 'SELF_OR_STAFF', NO, NO, NO],
      ['away', person, 'STAFF', NO, NO, NO],
      ['away', person, 'STAFF_NOT_SELF', NO, NO, NO],
    ]),

    ['staff', STAFF, 'LOGIN', YES, YES, YES],
    ['staff', STAFF, 'SIGNED_IN', YES, YES, YES],
    ['staff', STAFF, 'MEMBER', YES, YES, YES],
    ['staff', STAFF, 'SELF', YES, NO, NO],
    ['staff', STAFF, 'SELF_OR_STAFF', YES, YES, YES],
    ['staff', STAFF, 'STAFF', YES, YES, YES],
    ['staff', STAFF, 'STAFF_NOT_SELF', NO, YES, NO],
  ])('%s: %p, %s', (_who, person, access, own, other, nobody) => {
    expect([permit(access, person, OWN), permit(access, person, OTHER), permit(access, person)]).toEqual([
      own,
      other,
      nobody,
    ]);
  });

  test('every requirement is one of the nine', () => {
    expect(Object.values(Access)).toHaveLength(9);
  });
});

describe('comments (Spec 2.14)', () => {
  test.each<[string, Person | null, boolean, boolean]>([
    ['signed out', SIGNED_OUT, false, false],
    ['without a record', WITHOUT_RECORD, false, false],
    ['regular', REGULAR, true, false],
    ['staff', STAFF, true, true],
  ])('%s may read those about themself: %p, %p, about others: %p', (_who, person, own, other) => {
    expect([mayReadComments(person, OWN), mayReadComments(person, OTHER)]).toEqual([own, other]);
  });

  const written = { authorId: OWN, soldierId: OTHER, category: 'CHARACTER' } as const;
  const received = { authorId: OTHER, soldierId: OWN, category: 'CHARACTER' } as const;
  const ownRecommended = { authorId: OWN, soldierId: OWN, category: 'RECOMMENDED' } as const;
  const otherRecommended = { authorId: OTHER, soldierId: OTHER, category: 'RECOMMENDED' } as const;
  const misplaced = { authorId: OWN, soldierId: OTHER, category: 'RECOMMENDED' } as const;

  test.each<[string, Person | null, string, CommentFacts, boolean]>([
    ['staff', STAFF, 'what they wrote about somebody', written, true],
    ['staff', STAFF, 'what another author wrote', { ...written, authorId: 'soldier-third' }, false],
    ['staff', STAFF, 'what was written about them', received, false],
    ['staff', STAFF, 'their own recommended comment', ownRecommended, true],
    ['staff', STAFF, "somebody's recommended comment", otherRecommended, false],
    ['staff', STAFF, 'a recommended comment on another profile', misplaced, false],
    ['no longer staff', REGULAR, 'what they wrote about somebody', written, false],
    ['regular', REGULAR, 'what was written about them', received, false],
    ['regular', REGULAR, 'their own recommended comment', ownRecommended, true],
    ['regular', REGULAR, "somebody's recommended comment", otherRecommended, false],
    ['without a record', WITHOUT_RECORD, 'a comment', written, false],
    ['signed out', SIGNED_OUT, 'a comment', ownRecommended, false],
  ])('%s (%p) may change %s: %j, %p', (_who, person, _what, comment, expected) => {
    expect(mayEditComment(person, comment)).toBe(expected);
  });
});

test.each<[string, Person | null, boolean, boolean]>([
  ['signed out', SIGNED_OUT, false, false],
  ['without a record', WITHOUT_RECORD, false, false],
  ['regular', REGULAR, true, false],
  ['away', AWAY_STAFF, false, false],
  ['staff', STAFF, true, true],
])('%s (%p) may read their own calendar: %p, that of the unit: %p', (_who, person, own, unit) => {
  expect([mayReadCalendar(person, CalendarScope.OWN), mayReadCalendar(person, CalendarScope.SECTION)]).toEqual([
    own,
    unit,
  ]);
});

describe('deciding on rights (Spec 2.9 and 2.10)', () => {
  test.each<[string, Person | null, boolean, boolean]>([
    ['signed out', SIGNED_OUT, false, false],
    ['without a record', WITHOUT_RECORD, false, false],
    ['regular', REGULAR, false, false],
    ['staff', STAFF, false, true],
  ])('%s (%p), for themself: %p, for others: %p', (_who, person, own, other) => {
    expect([mayChangeRights(person, OWN), mayChangeRights(person, OTHER)]).toEqual([own, other]);
  });

  test.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])('staff %p, others %p: the last one %p', (isStaff, otherStaffExist, expected) => {
    expect(isLastStaff({ isStaff, otherStaffExist })).toBe(expected);
  });
});

test.each<[scope: KeyScope, opens: KeyScope | null, expected: Permission]>([
  ['COUNTS', 'COUNTS', 'ALLOWED'],
  ['COUNTS', 'READINESS', 'FORBIDDEN'],
  ['COUNTS', null, 'FORBIDDEN'],
  ['READINESS', 'COUNTS', 'ALLOWED'],
  ['READINESS', 'READINESS', 'ALLOWED'],
  ['READINESS', null, 'FORBIDDEN'],
])('a key of the scope %s and a field that is open to %s: %s', (scope, opens, expected) => {
  expect(permitKey(scope, opens)).toBe(expected);
});

test.each([
  ['nobody', SIGNED_OUT, false],
  ['a login without a record', WITHOUT_RECORD, false],
  ['a soldier', REGULAR, false],
  ['staff', STAFF, true],
])('the keys of %s work while they are: %j, %s', (_, person, expected) => {
  expect(mayUseOwnKeys(person)).toBe(expected);
});
