/** Reading what a cell of a roster says. */
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
import { type FieldName, type FieldRow, FIELDS, type RecordFields, type Rows } from '../record/fields.ts';
import { nameText } from '../nameText.ts';
import { rangeText, wholeNumber } from '../record/validation.ts';
import { COURSES, type Course, courseLabel } from '../values.ts';
import { listInWords } from '../words.ts';

/** What a cell says of a field; NONE clears a field that may hold nothing. */
export function readField(row: FieldRow, text: string): Reading<RecordFields[FieldName]> {
  const called = row.roster.called ?? row.label;
  switch (row.kind) {
    case 'name':
      return { value: nameText(text) };
    case 'choice':
      if (row.initial === null && matchKey(text) === NONE) return { value: null };
      return readListed(called, text, Object.values(row.choices), row.shown, row.offered);
    case 'number':
      return readNumber(called, text, row);
    case 'passFail':
      return readPassFail(called, text);
    case 'day':
      return readDay(called, text);
    case 'yesNo':
      return readYesNo(called, text);
  }
}

const INDEFINITE: readonly string[] = ['INDEFINITE', 'INDEF'];

/** What a cell says of the ETS: a day, which is the end of an indefinite one, or that it is indefinite, which is the end of a day. */
export function readEts(rows: Rows, text: string): Reading<Partial<Pick<RecordFields, 'ets' | 'etsIndefinite'>>> {
  if (INDEFINITE.includes(matchKey(text))) return { value: { ets: null, etsIndefinite: true } };
  return mapped(readDay(rows.ets.label, text), (ets) => (ets === null ? { ets } : { ets, etsIndefinite: false }));
}

/** yes or no; whoever serves indefinitely has no date. */
export function readEtsIndefinite(
  rows: Rows,
  text: string,
): Reading<Partial<Pick<RecordFields, 'ets' | 'etsIndefinite'>>> {
  return mapped(readYesNo(rows.etsIndefinite.label, text), (etsIndefinite) =>
    etsIndefinite ? { ets: null, etsIndefinite } : { etsIndefinite },
  );
}

/** Whether the number is in the range is judged with the record, which may hold it already. */
function readNumber(label: string, text: string, range: { min: number; max: number }): Reading<number> {
  const value = wholeNumber(text);
  if (value !== null) return { value };
  return { problem: `${label} must be a whole number ${rangeText(range)}, not ${quoted(text)}.` };
}

/** The courses that are complete, such as `DLC 1, BLC`, separated by commas, semicolons, slashes, plus signs, ampersands or lines; or NONE. */
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
