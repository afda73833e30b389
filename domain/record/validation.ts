/**
 * The field rules of records (Requirements 5), once for forms and server: the form shows the very text that the server answers with.
 * Those of logins are in identityValidation.ts, which is all that /login loads. Every function gives the problems in the order of the form's fields, at most one for each field; none means valid.
 */
import { assignmentProblem } from './assignment.ts';
import { COMMENT_MAX_LENGTH, EARLIEST_DATE, LATEST_DATE, NAME_MAX_LENGTH, SCORE_MAX, SCORE_MIN } from '../constants.ts';
import { messages, type Problem } from '../errors.ts';
import { formatDay, isLocalDate } from '../localDate.ts';
import { nameText } from './nameText.ts';
import { problems } from '../problems.ts';
import { characterCount, isBlank } from '../texts.ts';
import { isOneOf } from '../isOneOf.ts';
import { GRADES, RANKS, ROLES, SCHOOL_NAMES, SECTIONS, TEAMS } from '../values.ts';

/** What a field may hold before it is filled in. */
type Unset = null | undefined;

/** The fields of Add Info and Edit Info that have a rule; a record holds more. A change is merged over the record first. */
export type SoldierInput = {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly rank: string | Unset;
  readonly grade: string | Unset;
  readonly section: string | Unset;
  readonly team: string | Unset;
  readonly role: string | Unset;
  readonly acftScore: number | string | Unset;
  readonly acftPass: boolean | string | Unset;
  readonly m4Qual: number | string | Unset;
  readonly pebd?: string | Unset;
  readonly dor?: string | Unset;
  readonly ets?: string | Unset;
};

/** The Add Info and Edit Info forms (Requirements 5). PEBD, DOR and ETS may be left empty. */
export function validateSoldier(input: SoldierInput): Problem[] {
  const assignment = assignmentMessages(input);
  return problems([
    ['firstName', nameMessage('First name', input.firstName, messages.enterFirstName)],
    ['middleName', nameMessage('Middle name', input.middleName, messages.enterMiddleName)],
    ['lastName', nameMessage('Last name', input.lastName, messages.enterLastName)],
    ['rank', isOneOf(RANKS, input.rank) ? null : messages.chooseRank],
    ['grade', isOneOf(GRADES, input.grade) ? null : messages.chooseGrade],
    ['section', assignment.section],
    ['team', assignment.team],
    ['role', assignment.role],
    ['acftScore', scoreMessage('ACFT score', input.acftScore)],
    ['acftPass', isAcftChoice(input.acftPass) ? null : messages.chooseAcftPass],
    ['m4Qual', scoreMessage('M4 qualification', input.m4Qual)],
    ['pebd', optionalDateMessage('PEBD', input.pebd)],
    ['dor', optionalDateMessage('DOR', input.dor)],
    ['ets', optionalDateMessage('ETS', input.ets)],
  ]);
}

/** The whole number that a score field holds, as a number or as typed, or null when it holds none. */
export function wholeNumber(value: number | string | Unset): number | null {
  if (typeof value === 'string') return /^\d+$/.test(value.trim()) ? Number(value) : null;
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** Whether the ACFT counts as passed: true, or the text 'true' that older records hold (Requirements 3). */
export function parseAcftPass(value: unknown): boolean {
  return value === true || value === 'true';
}

/** A comment's text: required, at most 250 characters (Requirements 5, Comment). */
export function validateComment(text: string): Problem[] {
  return problems([['text', commentMessage(text)]]);
}

function commentMessage(text: string): string | null {
  if (isBlank(text)) return messages.enterComment;
  return characterCount(text.trim()) > COMMENT_MAX_LENGTH ? messages.commentTooLong : null;
}

export type SchoolInput = {
  readonly schoolName: string | Unset;
  readonly startDate: string | Unset;
  readonly endDate: string | Unset;
};

/** The school forms: all three required, the start not after the end; both may be the same day (Requirements 5, School). */
export function validateSchool({ schoolName, startDate, endDate }: SchoolInput): Problem[] {
  const startMessage = isFilled(startDate) ? dateMessage('Start date', startDate) : messages.enterStartDate;
  const endMessage = isFilled(endDate) ? dateMessage('End date', endDate) : messages.enterEndDate;
  const orderMessage = endMessage === null && isAfter(startDate, endDate) ? messages.startAfterEnd : null;
  return problems([
    ['schoolName', isOneOf(SCHOOL_NAMES, schoolName) ? null : messages.enterName],
    ['startDate', startMessage ?? orderMessage],
    ['endDate', endMessage],
  ]);
}

function isFilled(text: string | Unset): text is string {
  return typeof text === 'string' && text.trim() !== '';
}

function nameMessage(label: string, name: string, whenMissing: string): string | null {
  if (isBlank(name)) return whenMissing;
  const kept = nameText(name);
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(kept)) return `${label} must be a single line without control characters.`;
  if (characterCount(kept) > NAME_MAX_LENGTH) return `${label} must have at most ${NAME_MAX_LENGTH} characters.`;
  return null;
}

function scoreMessage(label: string, value: number | string | Unset): string | null {
  const score = wholeNumber(value);
  const isValid = score !== null && score >= SCORE_MIN && score <= SCORE_MAX;
  return isValid ? null : `${label} must be a whole number from ${SCORE_MIN} to ${SCORE_MAX}.`;
}

function isAcftChoice(value: boolean | string | Unset): boolean {
  return value === true || value === false || value === 'true' || value === 'false';
}

function optionalDateMessage(label: string, date: string | Unset): string | null {
  return isFilled(date) ? dateMessage(label, date) : null;
}

function dateMessage(label: string, date: string): string | null {
  if (!isLocalDate(date)) return `${label} must be a real date.`;
  // Days written YYYY-MM-DD compare as texts.
  if (date >= EARLIEST_DATE && date <= LATEST_DATE) return null;
  return `${label} must be from ${formatDay(EARLIEST_DATE)} to ${formatDay(LATEST_DATE)}.`;
}

function isAfter(start: string | Unset, end: string | Unset): boolean {
  return isFilled(start) && isFilled(end) && start > end;
}

/** Each of the three must be in its list; only then can it be said whether they go together. */
function assignmentMessages({ section, team, role }: SoldierInput): Record<'section' | 'team' | 'role', string | null> {
  if (isOneOf(SECTIONS, section) && isOneOf(TEAMS, team) && isOneOf(ROLES, role)) {
    const problem = assignmentProblem({ section, team, role });
    return {
      section: null,
      team: problem?.field === 'team' ? problem.message : null,
      role: problem?.field === 'role' ? problem.message : null,
    };
  }
  return {
    section: isOneOf(SECTIONS, section) ? null : messages.chooseSection,
    team: isOneOf(TEAMS, team) ? null : messages.chooseTeam,
    role: isOneOf(ROLES, role) ? null : messages.chooseRole,
  };
}
