import { isStaffRole } from '../../../domain/record/assignment.ts';
import type { Role } from '../../../domain/values.ts';

/** The person whose role is being chosen, as stored. */
export type RoleHolder = {
  readonly role: Role;
  readonly isStaff: boolean;
  /** Whether people choose their own role: claiming staff rights for oneself needs approval. */
  readonly isOneself: boolean;
};

/** What a new role does to somebody's staff rights; null if nothing changes, or no role is chosen (Spec 2.3 to 2.10). */
export function rightsNote({ role, isStaff, isOneself }: RoleHolder, chosen: Role | ''): string | null {
  if (chosen === '' || chosen === role || isStaffRole(chosen) === isStaff) return null;
  if (isStaff) return 'This role removes staff rights.';
  return isOneself
    ? 'This role gives you staff rights once staff approve it, or right away if the unit has no staff.'
    : 'This role gives staff rights.';
}
