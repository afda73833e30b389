/** Reads a roster's cells. */
import { readDay } from '../imports/importDays.ts';
import {
  mapped,
  matchKey,
  NONE,
  quoted,
  type Reading,
  readListed,
  readPassFail,
  readYesNo,
} from '../imports/importTexts.ts';
import { isOneOf } from '../isOneOf.ts';
import { nameText } from '../nameText.ts';
import {
  CHOICE_FIELDS,
  type FieldName,
  type FieldRow,
  FIELDS,
  type RecordFields,
  type Rows,
} from '../record/fields.ts';
import { rangeText, wholeNumber } from '../record/validation.ts';
import {
  COURSES,
  type Course,
  courseLabel,
  Grade,
  Rank,
  rankLabel,
  Role,
  roleLabel,
  Team,
  teamLabel,
} from '../values.ts';
import { listInWords } from '../words.ts';
import { dayAtTheEnd } from './dayAtTheEnd.ts';
import { isLicenseForm } from './license.ts';
import { OTHER_WORDS, YES_NO_WORDS } from './rosterWords.ts';

/** The value of a field in a cell. NONE clears a field that may be empty. */
export function readField(row: FieldRow, text: string, name: FieldName): Reading<RecordFields[FieldName]> {
  const called = row.roster.called ?? row.label;
  switch (row.kind) {
    case 'name':
      return { value: nameText(text) };
    case 'choice':
      if (row.initial === null && matchKey(text) === NONE) return { value: null };
      return readListed(called, asWhole(text), Object.values(row.choices), row.shown, row.offered, otherWords(name));
    case 'number':
      return readNumber(called, text, row);
    case 'passFail':
      return readPassFail(called, text);
    case 'day':
      return readDay(called, text);
    case 'yesNo':
      return readDone(called, text, name);
  }
}

/** Reads a yes or no. A course may have its day after it, `GRAD 15MAR24`; a license may be the number of its form. */
function readDone(called: string, text: string, name: FieldName): Reading<boolean> {
  if (name === 'driversLicense' && isLicenseForm(text)) return { value: true };
  const word = isOneOf(COURSES, name) ? dayAtTheEnd(text)?.before : undefined;
  const reading = readYesNo(called, word || text, YES_NO_WORDS[name]);
  return 'value' in reading ? reading : readYesNo(called, text);
}

/** Reads `1.0` as 1, because programs write it so in a column with blanks. */
function asWhole(text: string): string {
  return text.replace(/^(\d+)\.0+$/, '$1');
}

function otherWords(name: FieldName) {
  return isOneOf(CHOICE_FIELDS, name) ? OTHER_WORDS[name] : undefined;
}

/** E4, or E04 as in personnel systems. */
const GRADES = Object.values(Grade)
  .map((grade) => `${grade.charAt(0)}0?${grade.slice(1)}`)
  .join('|');
/** A rank with its grade before or after it, in letters and digits only. */
const RANK_AND_GRADE = new RegExp(`^(?:(?<first>${GRADES})(?<behind>.+)|(?<before>.+?)(?<last>${GRADES}))$`);
/** The mark after the rank of a soldier selected for promotion: `SGT(P)`, `SGT-P`, `SGT P`. */
const PROMOTABLE = /(?:\(P\)|(?<=[\s-])P)(?= *(?:$|[/(]))/i;

/** Reads a rank: `SPC`, `SGT(P)`, or with the grade `SPC/E4`, `SPC (E-04)` or `E4 SPC`. */
export function readRank(rows: Rows, text: string): Reading<Partial<Pick<RecordFields, 'rank' | 'grade'>>> {
  const { rank: row } = rows;
  const plain = text.replace(PROMOTABLE, '');
  const { first, behind, before, last } = RANK_AND_GRADE.exec(matchKey(plain))?.groups ?? {};
  const grade = Object.values(Grade).find((one) => one === (first ?? last)?.replace('0', ''));
  const ranks = Object.values(Rank);
  const offered = row.kind === 'choice' && row.offered ? ranks.filter((rank) => row.offered?.includes(rank)) : ranks;
  const reading = readListed(row.label, behind ?? before ?? plain, ranks, rankLabel, offered, OTHER_WORDS.rank);
  return mapped(reading, (rank) => (grade === undefined ? { rank } : { rank, grade }));
}

const TEAM_AT_THE_END = /^(?<role>.+?)[ ,/-]+(?<team>(?:TM|TEAM)[ #]*\d|(?:1ST|2N?D|3R?D) (?:TM|TEAM))$/i;

/** The product's own files add this to a role that awaits approval. */
const WAITING = / *\(waiting for approval\)$/i;

/** Reads a role, and the team in `FO TM 1`. */
export function readRole(rows: Rows, given: string): Reading<Partial<Pick<RecordFields, 'role' | 'team'>>> {
  const text = given.replace(WAITING, '');
  const { role = text, team } = TEAM_AT_THE_END.exec(text)?.groups ?? {};
  const reading = readListed(rows.role.label, role, Object.values(Role), roleLabel, undefined, OTHER_WORDS.role);
  if (team === undefined || !('value' in reading)) return mapped(reading, (value) => ({ role: value }));
  const teamReading = readListed(rows.team.label, team, Object.values(Team), teamLabel, undefined, OTHER_WORDS.team);
  return mapped(teamReading, (value) => ({ role: reading.value, team: value }));
}

/** Reads a fitness test: its score, or only pass or fail, which leaves the score unchanged. */
export function readAcft(rows: Rows, text: string): Reading<Partial<Pick<RecordFields, 'acftScore' | 'acftPass'>>> {
  const { acftScore: row } = rows;
  const passed = /\d/.test(text) ? null : readPassFail(row.label, text);
  if (passed !== null && 'value' in passed) return mapped(passed, (acftPass) => ({ acftPass }));
  if (row.kind !== 'number') return { value: {} };
  return mapped(readNumber(row.label, text, row), (acftScore) => ({ acftScore }));
}

const INDEFINITE: readonly string[] = ['INDEFINITE', 'INDEF'];

/** Reads an ETS: a day, which ends an indefinite one, or indefinite, which clears the day. */
export function readEts(rows: Rows, text: string): Reading<Partial<Pick<RecordFields, 'ets' | 'etsIndefinite'>>> {
  if (INDEFINITE.includes(matchKey(text))) return { value: { ets: null, etsIndefinite: true } };
  return mapped(readDay(rows.ets.label, text), (ets) => (ets === null ? { ets } : { ets, etsIndefinite: false }));
}

/** Reads yes or no. Yes clears the ETS date. */
export function readEtsIndefinite(
  rows: Rows,
  text: string,
): Reading<Partial<Pick<RecordFields, 'ets' | 'etsIndefinite'>>> {
  return mapped(readYesNo(rows.etsIndefinite.label, text), (etsIndefinite) =>
    etsIndefinite ? { ets: null, etsIndefinite } : { etsIndefinite },
  );
}

/**
 * Reads a number: also `38.0`, which programs write in a column with blanks, and `38/40` with the highest score. Validation checks the range
 * later, because the record may already hold the value.
 */
function readNumber(label: string, text: string, range: { min: number; max: number }): Reading<number> {
  const [value, ...most] = text.split('/').map((part) => wholeNumber(part.replace(/\.0+\s*$/, '')));
  const fits = most.length === 0 || (most.length === 1 && (most[0] ?? -1) >= (value ?? 0));
  if (typeof value === 'number' && fits) return { value };
  return { problem: `${label} must be a whole number ${rangeText(range)}, not ${quoted(text)}.` };
}

/** Reads the complete courses, such as `DLC 1, BLC`, separated by commas, semicolons, slashes, plus signs, ampersands or lines; or NONE. */
export function readCourses(text: string): Reading<Partial<Record<Course, true>>> {
  const value: Partial<Record<Course, true>> = {};
  if (matchKey(text) === NONE) return { value };
  for (const part of text.split(/[,;/+&\n]/).filter((one) => matchKey(one) !== '')) {
    const course = COURSES.find((one) => FIELDS[one].roster.alsoCalled.includes(matchKey(part)));
    if (course === undefined) {
      const known = listInWords([...COURSES.map((one) => courseLabel[one]), NONE], 'or');
      return { problem: `Each course must be ${known}, not ${quoted(part)}.` };
    }
    value[course] = true;
  }
  return { value };
}
