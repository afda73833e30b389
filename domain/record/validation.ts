import { COMMENT_MAX_LENGTH, EARLIEST_DATE, LATEST_DATE, NAME_MAX_LENGTH } from '../constants.ts';
import { messages, type Problem } from '../errors.ts';
import { isOneOf } from '../isOneOf.ts';
import { formatDay, isLocalDate } from '../localDate.ts';
import { lineMessage } from '../nameText.ts';
import type { FieldRules } from '../policy/unit.ts';
import { KINDS, readOwn } from '../policy/unitFieldKinds.ts';
import { type UnitFieldName, unitFieldName, type UnitField } from '../policy/unitFields.ts';
import { problems } from '../problems.ts';
import { characterCount, cleanText, isBlank } from '../texts.ts';
import { ROLES, SCHOOL_NAMES, SECTIONS, TEAMS } from '../values.ts';
import { listInWords } from '../words.ts';
/**
 * The field rules of records (Spec 8.6, 14.3 and 16.2), shared by forms and server: the form shows the very text that the server answers with. The rules
 * of logins are in identityValidation.ts, so that /login loads nothing else.
 * Every function returns the problems in the order of the form's fields, at most one per field; none means valid.
 */
import { assignmentProblem, PLACE_FIELDS } from './assignment.ts';
import { type AnyName, type ChoiceRow, type FieldName, FORM_NAMES, type Row, rowsOf } from './fields.ts';

/** A field that isn't filled in yet. */
type Unset = null | undefined;

/** A record as entered: texts as typed, or values. A change is merged over the record first. */
export type SoldierInput = { readonly [Name in FieldName]: string | number | boolean | Unset } & {
  readonly [name: UnitFieldName]: string | number | boolean | Unset;
};

/** The Add Info and Edit Info forms (Spec 8.6), with the unit fields (Spec 22.3). */
export function validateSoldier(input: SoldierInput, unit: FieldRules): Problem[] {
  const rows = rowsOf(unit);
  const together = [placeProblem(input) ?? [], etsProblem(input) ?? []].flat();
  return formNames(unit).flatMap((name) => {
    const row = rows[name];
    const message = row && fieldMessage(row, input[name]);
    return message ? [{ field: name, message }] : together.filter(({ field }) => field === name);
  });
}

/** All fields of the forms, in their order. */
function formNames({ unitFields }: FieldRules): readonly AnyName[] {
  return [...FORM_NAMES, ...unitFields.map(({ id }) => unitFieldName(id))];
}

/** The fields that can only be judged together. */
export const JUDGED_TOGETHER: readonly (readonly FieldName[])[] = [PLACE_FIELDS, ['ets', 'etsIndefinite']];

/**
 * The problems of a change: in the fields that it touches, and in fields judged together with them. An old value that breaks a rule doesn't stop
 * a change of another field (Spec 10.3).
 * @param before the record before the change; for a new one, its initial values
 */
export function validateChange(before: Partial<SoldierInput>, input: SoldierInput, unit: FieldRules): Problem[] {
  const isTouched = (name: AnyName): boolean => !(name in before) || textOf(before[name]) !== textOf(input[name]);
  const judged = new Set<string>(formNames(unit).filter(isTouched));
  for (const names of JUDGED_TOGETHER) {
    if (names.some((name) => judged.has(name))) names.forEach((name) => judged.add(name));
  }
  return validateSoldier(input, unit).filter(({ field }) => judged.has(field));
}

/** A value as it would be typed; an empty text for none. */
function textOf(value: SoldierInput[AnyName]): string {
  return String(value ?? '');
}

/** The problem of a field by itself. */
function fieldMessage(row: Row, value: SoldierInput[AnyName]): string | null {
  switch (row.kind) {
    case 'name':
      return nameMessage(row, typeof value === 'string' ? value : '');
    case 'choice':
      return isOneOf(Object.values(row.choices), value) ? notOffered(row, value) : emptyChoice(row, value);
    case 'number':
      return isInRange(row, wholeNumber(value)) ? null : `${row.label} must be a whole number ${rangeText(row)}.`;
    case 'passFail':
      return isOneOf(['true', 'false'], String(value)) ? null : row.missing;
    case 'day':
      return isFilled(value) ? dateMessage(row.label, value) : null;
    case 'yesNo':
      return null;
    case 'own':
      return ownMessage(row.unitField, textOf(value));
  }
}

function ownMessage(unitField: UnitField, text: string): string | null {
  const reading = readOwn(unitField, text);
  if ('value' in reading && reading.value === null) return null;
  if (KINDS[unitField.kind].isDay)
    return dateMessage(unitField.label, 'value' in reading ? (reading.value ?? '') : text);
  return 'value' in reading ? null : reading.problem;
}

/** The problem of a list's value that the unit's policy doesn't offer; null if it does. */
function notOffered({ label, shown, offered }: ChoiceRow<string>, value: string): string | null {
  if (offered === undefined || offered.includes(value)) return null;
  return `${label} must be ${listInWords(
    offered.map((one) => shown[one] ?? one),
    'or',
  )}.`;
}

function emptyChoice(row: ChoiceRow<string>, value: unknown): string | null {
  return row.initial === null && !isFilled(value) ? null : row.missing;
}

type Range = { readonly min: number; readonly max: number };

/** Whether there is a number in the field's range. */
export function isInRange({ min, max }: Range, number: number | null): number is number {
  return number !== null && number >= min && number <= max;
}

/** The range of a field in words: `from 0 to 600`. */
export function rangeText({ min, max }: Range): string {
  return `from ${min} to ${max}`;
}

/** The whole number in a field, as a number or as typed; null if there is none. */
export function wholeNumber(value: unknown): number | null {
  if (typeof value === 'string') return /^\d+$/.test(value.trim()) ? Number(value) : null;
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}

/** Whether the fitness test was passed: true, or the text 'true' in older records (Spec 7.2). */
export function parseAcftPass(value: unknown): boolean {
  return value === true || value === 'true';
}

/** A comment's text: required, at most 250 characters (Spec 16.2). */
export function validateComment(text: string): Problem[] {
  return problems({ text: commentMessage(text) });
}

function commentMessage(text: string): string | null {
  if (isBlank(text)) return messages.enterComment;
  return characterCount(cleanText(text)) > COMMENT_MAX_LENGTH ? messages.commentTooLong : null;
}

export type SchoolInput = {
  readonly schoolName: string | Unset;
  readonly startDate: string | Unset;
  readonly endDate: string | Unset;
};

/** The school forms: all three fields are required, and the start may not be after the end. Both may be the same day (Spec 14.3). */
export function validateSchool({ schoolName, startDate, endDate }: SchoolInput): Problem[] {
  const startMessage = isFilled(startDate) ? dateMessage('Start date', startDate) : messages.enterStartDate;
  const endMessage = isFilled(endDate) ? dateMessage('End date', endDate) : messages.enterEndDate;
  const orderMessage = endMessage === null && isAfter(startDate, endDate) ? messages.startAfterEnd : null;
  return problems({
    schoolName: isOneOf(SCHOOL_NAMES, schoolName) ? null : messages.enterName,
    startDate: startMessage ?? orderMessage,
    endDate: endMessage,
  });
}

function isFilled(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}

function nameMessage({ label, missing }: Extract<Row, { kind: 'name' }>, name: string): string | null {
  return isBlank(name) ? missing : lineMessage(label, name, NAME_MAX_LENGTH);
}

/** The problem of a day outside the product's range; null if valid. */
export function dateMessage(label: string, date: string): string | null {
  if (!isLocalDate(date)) return `${label} must be a real date.`;
  // Days written YYYY-MM-DD compare as texts.
  if (date >= EARLIEST_DATE && date <= LATEST_DATE) return null;
  return `${label} must be from ${formatDay(EARLIEST_DATE)} to ${formatDay(LATEST_DATE)}.`;
}

function isAfter(start: string | Unset, end: string | Unset): boolean {
  return isFilled(start) && isFilled(end) && start > end;
}

/** An ETS is either a day or indefinite. */
function etsProblem({ ets, etsIndefinite }: SoldierInput): Problem | null {
  return etsIndefinite === true && isFilled(ets) ? { field: 'ets', message: messages.indefiniteEtsHasNoDate } : null;
}

/** Checked only if each of the three is a valid value by itself. */
function placeProblem({ section, team, role }: SoldierInput): Problem | null {
  const isPlace = isOneOf(SECTIONS, section) && isOneOf(TEAMS, team) && isOneOf(ROLES, role);
  return isPlace ? assignmentProblem({ section, team, role }) : null;
}
