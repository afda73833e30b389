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

/** What a person is called by; `givenName` where the server says that it tells them apart from somebody else in the list. */
export type Called = { readonly rank: Rank; readonly lastName: string; readonly givenName?: string | null };

/** `SGT Alvarez`, or `SGT Alvarez, Maria` */
export function rankAndName(person: Called): string {
  return `${rankLabel[person.rank]} ${calledName(person)}`;
}

/** `SGT Alvarez (past ETS)`, for lists that are text alone. */
export function markedName(person: Called & { readonly pastEts: boolean }): string {
  return person.pastEts ? `${rankAndName(person)} (past ETS)` : rankAndName(person);
}

/** `CO FSO`, or `CO FSO (waiting for approval)` where nobody has confirmed it yet. */
export function roleText({ role, awaitsStaffApproval }: { role: Role; awaitsStaffApproval: boolean }): string {
  return awaitsStaffApproval ? `${roleLabel[role]} (waiting for approval)` : roleLabel[role];
}

/** Who wrote or did something; a record may have gone since. */
export function authorText(author: Called | null): string {
  return author === null ? 'Former member' : rankAndName(author);
}

/** The same inside a sentence, as after 'Entered by'. */
export function authorInSentence(author: Called | null): string {
  return author === null ? 'a former member' : rankAndName(author);
}

/** `ALPHA · Team 1 · FO`, without what is not chosen yet, and with whether the role waits for approval. */
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
