import { CalendarScope } from './calendar.ts';
import { KEY_SCOPES, type KeyScope } from './keyScope.ts';
/** Who may do what (Spec 2). The server enforces it; the screens hide what would be refused. */
import { isStaffRole } from './record/assignment.ts';
import { CommentCategory, type Role } from './values.ts';

/** What a field of the API asks of the person; SELF and its kin are about the soldier that the arguments name. */
export const Access = {
  /** Anyone. */
  PUBLIC: 'PUBLIC',
  /** Has signed in, also somebody who has left the unit, or is expected (Spec 18.5). */
  LOGIN: 'LOGIN',
  /** Has signed in, with a record of somebody who belongs to the unit, or without a record. */
  SIGNED_IN: 'SIGNED_IN',
  /** Has signed in and has a record. */
  MEMBER: 'MEMBER',
  /** Is the soldier. */
  SELF: 'SELF',
  /** Is the soldier, or has staff rights. */
  SELF_OR_STAFF: 'SELF_OR_STAFF',
  /** Has staff rights. */
  STAFF: 'STAFF',
  /** Has staff rights and is not the soldier. */
  STAFF_NOT_SELF: 'STAFF_NOT_SELF',
  /** Wrote the comment, and may read it: `mayEditComment`, once it is loaded. */
  AUTHOR: 'AUTHOR',
} as const;
export type Access = (typeof Access)[keyof typeof Access];

/** What can be asked of the person alone, or with regard to a soldier. */
export type SoldierAccess = Exclude<Access, 'AUTHOR'>;

/** Whoever asks: the login, its record if there is one, and whether that record has staff rights. */
export type Person = {
  readonly accountId: string;
  readonly soldierId: string | null;
  readonly isStaff: boolean;
  /** Whether that record's soldier has left the unit, or is expected: then nothing but what a LOGIN may is open to them (Spec 18.5). Absent: no. */
  readonly isAway?: boolean;
};

export type Permission = 'ALLOWED' | 'UNAUTHENTICATED' | 'FORBIDDEN';

/**
 * Whether the person meets the requirement with regard to a soldier.
 * Where the requirement is about a soldier and none is named, the person counts neither as that soldier nor as somebody else.
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
 * Whether a key for programs may ask for a field (Spec 26.2). A key is no person: what a field requires of one does not apply to it.
 * @param opens the scope that the field is open to, and with it the wider ones; null for a field that no key opens.
 */
export function permitKey(scope: KeyScope, opens: KeyScope | null): Permission {
  const isOpen = opens !== null && KEY_SCOPES.indexOf(scope) >= KEY_SCOPES.indexOf(opens);
  return isOpen ? 'ALLOWED' : 'FORBIDDEN';
}

/** Whether the keys that a person made work: while they are staff. Asked at each use. */
export function mayUseOwnKeys(person: Person | null): boolean {
  return permit(Access.STAFF, person) === 'ALLOWED';
}

/** A comment as far as permissions go: who wrote it and whom it is about, both as ids of soldier records. */
export type CommentFacts = {
  readonly authorId: string;
  readonly soldierId: string;
  readonly category: CommentCategory;
};

/** Whether the person may read the comments about a soldier: that soldier and staff (Spec 2.2). */
export function mayReadComments(person: Person | null, soldierId: string): boolean {
  return permit(Access.SELF_OR_STAFF, person, soldierId) === 'ALLOWED';
}

/** Whether a comment is where its category belongs: a recommended one is about its own author. Imported comments may break this rule. */
export function isInPlace({ category, authorId, soldierId }: CommentFacts): boolean {
  return category !== CommentCategory.RECOMMENDED || authorId === soldierId;
}

/**
 * Whether the person may change or delete a comment: its author alone, and only while they may read it; a
 * recommended comment only on the author's own profile (Spec 2.14).
 */
export function mayEditComment(person: Person | null, comment: CommentFacts): boolean {
  const isAuthor = permit(Access.SELF, person, comment.authorId) === 'ALLOWED';
  return isAuthor && isInPlace(comment) && mayReadComments(person, comment.soldierId);
}

/**
 * Whether the person may decide on a soldier's rights (give or take staff rights, settle a claim to them, disable the login or enable it
 * again): staff, and never their own (Spec 2.9).
 */
export function mayChangeRights(person: Person | null, soldierId: string): boolean {
  return permit(Access.STAFF_NOT_SELF, person, soldierId) === 'ALLOWED';
}

/** Whether the person may read a calendar: with a record one's own, and staff that of the whole unit. */
export function mayReadCalendar(person: Person | null, scope: CalendarScope): boolean {
  return permit(scope === CalendarScope.OWN ? Access.MEMBER : Access.STAFF, person) === 'ALLOWED';
}

/** Whether taking this soldier's staff rights would leave the unit without staff, which no path may do (Spec 2.10). */
export function isLastStaff({ isStaff, otherStaffExist }: { isStaff: boolean; otherStaffExist: boolean }): boolean {
  return isStaff && !otherStaffExist;
}

export type RoleChange = {
  /** UNASSIGNED for a record that is being created. */
  readonly roleBefore: Role;
  readonly roleAfter: Role;
  readonly isStaffBefore: boolean;
  readonly awaitsApprovalBefore: boolean;
  /** Whose choice the role is: the soldier's, or somebody else's, who then is staff. */
  readonly actor: 'SELF' | 'OTHER_STAFF';
  /** Whether anybody but this soldier has staff rights and a login to use them. */
  readonly otherStaffExist: boolean;
};

/** What a record says about its owner's rights. */
export type StaffRights = {
  readonly isStaff: boolean;
  /** Whether a claim to them waits until staff decide. */
  readonly awaitsStaffApproval: boolean;
};

export type RightsAfterRoleChange = { readonly refused: true } | ({ readonly refused: false } & StaffRights);

/**
 * The staff rights that follow from a role, whoever is left with them (Spec 2.3 to 2.10).
 *
 * - The role stays: rights and a waiting claim stay, too.
 * - The role becomes one without staff rights: rights end, also those given with Add Admin Permissions, and a
 *   waiting claim ends.
 * - The role becomes a staff role: the soldier gets the rights when somebody else on the staff saves, when they had
 *   them already, or when the unit has no staff at all who can sign in; otherwise the claim waits for approval.
 */
export function staffRightsByRole(change: RoleChange): StaffRights {
  const { roleBefore, roleAfter, isStaffBefore, awaitsApprovalBefore, actor, otherStaffExist } = change;
  if (roleAfter === roleBefore) return { isStaff: isStaffBefore, awaitsStaffApproval: awaitsApprovalBefore };
  if (!isStaffRole(roleAfter)) return { isStaff: false, awaitsStaffApproval: false };
  const isStaff = actor === 'OTHER_STAFF' || isStaffBefore || !otherStaffExist;
  return { isStaff, awaitsStaffApproval: !isStaff };
}

/** The soldier's staff rights after a save, which is refused when it would take them from the last person who has them (Spec 2.10). */
export function staffRightsAfterRoleChange(change: RoleChange): RightsAfterRoleChange {
  const rights = staffRightsByRole(change);
  const { isStaffBefore: isStaff, otherStaffExist } = change;
  if (!rights.isStaff && isLastStaff({ isStaff, otherStaffExist })) return { refused: true };
  return { refused: false, ...rights };
}
