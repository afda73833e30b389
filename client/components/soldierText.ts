import type { OpenAssignment } from '../../domain/record/assignment.ts';
import { calledName } from '../../domain/record/givenNames.ts';
import {
  type Rank,
  rankLabel,
  type Role,
  roleLabel,
  Section,
  sectionLabel,
  Team,
  teamLabel,
} from '../../domain/values.ts';

/** A person's name. It has a `givenName` if the server says that the list has somebody else with the same name. */
export type Called = { readonly rank: Rank; readonly lastName: string; readonly givenName?: string | null };

/** `SGT Alvarez`, or `SGT Alvarez, Maria` */
export function rankAndName(person: Called): string {
  return `${rankLabel[person.rank]} ${calledName(person)}`;
}

/** `SGT Alvarez (past ETS)`, for lists of plain text. */
export function markedName(person: Called & { readonly pastEts: boolean }): string {
  return person.pastEts ? `${rankAndName(person)} (past ETS)` : rankAndName(person);
}

/** `CO FSO`, or `CO FSO (waiting for approval)` if nobody has confirmed it yet. */
export function roleText({ role, awaitsStaffApproval }: { role: Role; awaitsStaffApproval: boolean }): string {
  return awaitsStaffApproval ? `${roleLabel[role]} (waiting for approval)` : roleLabel[role];
}

/** The person who wrote or did something. Their record may be gone. */
export function authorText(author: Called | null): string {
  return author === null ? 'Former member' : rankAndName(author);
}

/** The same inside a sentence, such as after 'Entered by'. */
export function authorInSentence(author: Called | null): string {
  return author === null ? 'a former member' : rankAndName(author);
}

/** `ALPHA · Team 1 · FO`. Leaves out what isn't chosen yet, and says if the role waits for approval. */
export function assignmentText({
  section,
  team,
  role,
  awaitsStaffApproval = false,
}: OpenAssignment & { readonly awaitsStaffApproval?: boolean }): string {
  if (section === Section.UNASSIGNED) return sectionLabel[section];
  const texts = [sectionLabel[section]];
  if (team !== '') texts.push(team === Team.HQ ? teamLabel[team] : `Team ${teamLabel[team]}`);
  if (role !== '') texts.push(roleText({ role, awaitsStaffApproval }));
  return texts.join(' · ');
}
