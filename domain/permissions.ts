import { CalendarScope } from './calendar.ts';
import { KEY_SCOPES, type KeyScope } from './keyScope.ts';
/** Who may do what (Spec 2). The server enforces it; the screens hide what it would refuse. */
import { isStaffRole } from './record/assignment.ts';
import { CommentCategory, type Role } from './values.ts';

/** The access that an API field asks of its caller. SELF and its kin are about the soldier in the arguments. */
export const Access = {
  /** Anyone. */
  PUBLIC: 'PUBLIC',
  /** Anybody signed in, including people who have left the unit or are expected (Spec 18.5). */
  LOGIN: 'LOGIN',
  /** Signed in, and either in the unit or without a record. */
  SIGNED_IN: 'SIGNED_IN',
  /** Signed in, with a record. */
  MEMBER: 'MEMBER',
  /** The soldier. */
  SELF: 'SELF',
  /** The soldier, or anybody with staff rights. */
  SELF_OR_STAFF: 'SELF_OR_STAFF',
  /** Has staff rights. */
  STAFF: 'STAFF',
  /** Somebody else with staff rights. */
  STAFF_NOT_SELF: 'STAFF_NOT_SELF',
  /** The comment's author, while they may read it: `mayEditComment` decides once the comment is loaded. */
  AUTHOR: 'AUTHOR',
} as const;
export type Access = (typeof Access)[keyof typeof Access];

/** The accesses that don't need the loaded document. */
export type SoldierAccess = Exclude<Access, 'AUTHOR'>;

/** The caller: the login, its record if there is one, and whether that record has staff rights. */
export type Person = {
  readonly accountId: string;
  readonly soldierId: string | null;
  readonly isStaff: boolean;
  /** Whether the record's soldier has left the unit, or is expected. Such a person may only do what LOGIN allows (Spec 18.5). Absent means no. */
  readonly isAway?: boolean;
};

export type Permission = 'ALLOWED' | 'UNAUTHENTICATED' | 'FORBIDDEN';

/**
 * Whether the person has this access to a soldier. If access depends on a soldier and none is named, the person counts neither as that soldier
 * nor as somebody else.
 */
export function permit(access: SoldierAccess, person: Person | null, soldierId?: string): Permission {
  if (access === Access.PUBLIC) return 'ALLOWED';
  if (person === null) return 'UNAUTHENTICATED';
  if (access === Access.LOGIN) return 'ALLOWED';
  if (person.isAway) return 'FORBIDDEN';
  const isSelf = soldierId !== undefined && soldierId === person.soldierId;
  const isSomebodyElse = soldierId !== undefined && soldierId !== person.soldierId;
  const meets: Readonly<Record<Exclude<SoldierAccess, 'PUBLIC' | 'LOGIN'>, boolean>> = {
    SIGNED_IN: true,
    MEMBER: person.soldierId !== null,
    SELF: isSelf,
    SELF_OR_STAFF: isSelf || person.isStaff,
    STAFF: person.isStaff,
    STAFF_NOT_SELF: person.isStaff && isSomebodyElse,
  };
  return meets[access] ? 'ALLOWED' : 'FORBIDDEN';
}

/**
 * Whether a program key may read a field (Spec 26.2). A key is not a person, so the access that a field asks of people doesn't apply to it.
 * @param opens the narrowest scope that opens the field; null for a field that no key opens.
 */
export function permitKey(scope: KeyScope, opens: KeyScope | null): Permission {
  const isOpen = opens !== null && KEY_SCOPES.indexOf(scope) >= KEY_SCOPES.indexOf(opens);
  return isOpen ? 'ALLOWED' : 'FORBIDDEN';
}

/** Whether the keys that a person made work: only while the person is staff. Checked at each use. */
export function mayUseOwnKeys(person: Person | null): boolean {
  return permit(Access.STAFF, person) === 'ALLOWED';
}

/** What permissions need to know of a comment: its author, its soldier, both as ids of records, and its category. */
export type CommentFacts = {
  readonly authorId: string;
  readonly soldierId: string;
  readonly category: CommentCategory;
};

/** Whether the person may read the comments about a soldier: the soldier and staff may (Spec 2.2). */
export function mayReadComments(person: Person | null, soldierId: string): boolean {
  return permit(Access.SELF_OR_STAFF, person, soldierId) === 'ALLOWED';
}

/** Whether a comment is where its category belongs: a recommended comment is about its own author. Imported comments may break this rule. */
export function isInPlace({ category, authorId, soldierId }: CommentFacts): boolean {
  return category !== CommentCategory.RECOMMENDED || authorId === soldierId;
}

/**
 * Whether the person may change or delete a comment. Only the author may, and only while they may read it. A recommended comment also has to be
 * on the author's own profile (Spec 2.14).
 */
export function mayEditComment(person: Person | null, comment: CommentFacts): boolean {
  const isAuthor = permit(Access.SELF, person, comment.authorId) === 'ALLOWED';
  return isAuthor && isInPlace(comment) && mayReadComments(person, comment.soldierId);
}

/**
 * Whether the person may change a soldier's rights: give or take staff rights, settle a claim to them, and disable or enable the login. Only
 * staff may, and never their own (Spec 2.9).
 */
export function mayChangeRights(person: Person | null, soldierId: string): boolean {
  return permit(Access.STAFF_NOT_SELF, person, soldierId) === 'ALLOWED';
}

/** Whether the person may read a calendar: soldiers with a record their own, staff the whole unit's. */
export function mayReadCalendar(person: Person | null, scope: CalendarScope): boolean {
  return permit(scope === CalendarScope.OWN ? Access.MEMBER : Access.STAFF, person) === 'ALLOWED';
}

/** Whether removing this soldier's staff rights would leave the unit without staff, which is never allowed (Spec 2.10). */
export function isLastStaff({ isStaff, otherStaffExist }: { isStaff: boolean; otherStaffExist: boolean }): boolean {
  return isStaff && !otherStaffExist;
}

export type RoleChange = {
  /** UNASSIGNED for a new record. */
  readonly roleBefore: Role;
  readonly roleAfter: Role;
  readonly isStaffBefore: boolean;
  readonly awaitsApprovalBefore: boolean;
  /** Who chose the role: the soldier, or somebody else, who is then staff. */
  readonly actor: 'SELF' | 'OTHER_STAFF';
  /** Whether anybody else has staff rights and a login to use them. */
  readonly otherStaffExist: boolean;
};

/** A record's staff rights. */
export type StaffRights = {
  readonly isStaff: boolean;
  /** Whether a claim to staff rights is waiting for a decision. */
  readonly awaitsStaffApproval: boolean;
};

export type RightsAfterRoleChange = { readonly refused: true } | ({ readonly refused: false } & StaffRights);

/**
 * The staff rights that follow from a role. It doesn't check whether any staff are left (Spec 2.3 to 2.10).
 *
 * - The role stays: rights and a waiting claim stay, too.
 * - The role becomes one without staff rights: rights end, including those given with Add Admin Permissions, and a waiting claim ends.
 * - The role becomes a staff role: the soldier gets the rights if other staff save it, or if they had them already. They also get them if no
 *   other staff can sign in. Otherwise the claim waits for approval.
 */
export function staffRightsByRole(change: RoleChange): StaffRights {
  const { roleBefore, roleAfter, isStaffBefore, awaitsApprovalBefore, actor, otherStaffExist } = change;
  if (roleAfter === roleBefore) return { isStaff: isStaffBefore, awaitsStaffApproval: awaitsApprovalBefore };
  if (!isStaffRole(roleAfter)) return { isStaff: false, awaitsStaffApproval: false };
  const isStaff = actor === 'OTHER_STAFF' || isStaffBefore || !otherStaffExist;
  return { isStaff, awaitsStaffApproval: !isStaff };
}

/** The soldier's staff rights after a save. The save is refused if it would take them from the last person who has them (Spec 2.10). */
export function staffRightsAfterRoleChange(change: RoleChange): RightsAfterRoleChange {
  const rights = staffRightsByRole(change);
  const { isStaffBefore: isStaff, otherStaffExist } = change;
  if (!rights.isStaff && isLastStaff({ isStaff, otherStaffExist })) return { refused: true };
  return { refused: false, ...rights };
}
