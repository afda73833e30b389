/** Reading the texts that only a roster has: scores and courses. */
import { SCORE_MAX, SCORE_MIN } from '../constants.ts';
import { matchKey, NONE, quoted, type Reading } from '../imports/importTexts.ts';
import { wholeNumber } from '../record/validation.ts';
import { COURSES, type Course, courseLabel } from '../values.ts';
import { listInWords } from '../words.ts';

/** A whole number from 0 to 600 (Requirements 5, Add Info and Edit Info). */
export function readScore(label: string, text: string): Reading<number> {
  const score = wholeNumber(text);
  if (score !== null && score >= SCORE_MIN && score <= SCORE_MAX) return { value: score };
  return { problem: `${label} must be a whole number from ${SCORE_MIN} to ${SCORE_MAX}, not ${quoted(text)}.` };
}

/** What rosters call each course, as `matchKey` gives it. */
export const COURSE_NAMES: Readonly<Record<Course, readonly string[]>> = {
  dlc1Complete: ['DLC1', 'DLCI'],
  blcComplete: ['BLC'],
  dlc2Complete: ['DLC2', 'DLCII'],
  alcComplete: ['ALC'],
  dlc3Complete: ['DLC3', 'DLCIII'],
  slcComplete: ['SLC'],
};

/** The courses that are complete, such as `DLC 1, BLC`, separated by commas, semicolons, slashes, plus signs, ampersands or lines; or NONE. */
export function readCourses(text: string): Reading<Partial<Record<Course, true>>> {
  const value: Partial<Record<Course, true>> = {};
  if (matchKey(text) === NONE) return { value };
  for (const part of text.split(/[,;/+&\n]/).filter((one) => matchKey(one) !== '')) {
    const course = COURSES.find((one) => COURSE_NAMES[one].includes(matchKey(part)));
    if (course === undefined) {
      const known = listInWords([...COURSES.map((one) => courseLabel[one]), NONE], 'or');
      return { problem: `Each course must be ${known}, not ${quoted(part)}.` };
    }
    value[course] = true;
  }
  return { value };
}
