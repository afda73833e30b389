/** The ways to be promotable in words, as screens show them and staff write them. */
import { type Course, COURSES, courseLabel } from '../values.ts';
import { listInWords } from '../words.ts';
import type { Months, PromotionPath } from './policy.ts';

/** Time that has to pass since a date in the record. */
type TimeCondition = Months & { readonly since: 'pebd' | 'dor' };
/** A time, or a course that has to be complete. */
export type PromotionCondition = TimeCondition | Course;

/** The conditions of a path, times first. */
export function conditionsOf({ inService, inGrade, courses }: PromotionPath): readonly PromotionCondition[] {
  return [
    ...(inService ? [{ ...inService, since: 'pebd' } as const] : []),
    ...(inGrade ? [{ ...inGrade, since: 'dor' } as const] : []),
    ...courses,
  ];
}

/** Whether a condition is a course rather than a time. */
export function isCourse(condition: PromotionCondition): condition is Course {
  return typeof condition === 'string';
}

/** 'over 6 months in service', 'DLC 1' */
export function conditionText(condition: PromotionCondition): string {
  if (isCourse(condition)) return courseLabel[condition];
  const { since, months, over } = condition;
  return `${over ? 'over ' : ''}${months} months in ${since === 'pebd' ? 'service' : 'grade'}`;
}

/** 'DLC 1 and BLC, or 36 months in service, 12 months in grade and DLC 1'; empty for no path. */
export function pathsText(paths: readonly PromotionPath[]): string {
  return paths.map((path) => listInWords(conditionsOf(path).map(conditionText), 'and')).join(', or ');
}

/**
 * Reads what `pathsText` writes, in any letter case and order.
 * @returns no path for a blank text; null if it can't be read, or asks for the same thing twice in one path
 */
export function readPaths(text: string): readonly PromotionPath[] | null {
  if (text.trim() === '') return [];
  const paths = text.split(/,?\s+or\s+/i).map(readPath);
  return paths.every((path) => path !== null) ? paths : null;
}

const TIME = /^(?<over>over )?(?<months>\d{1,4}) months? in (?<since>service|grade)$/i;

function readPath(text: string): PromotionPath | null {
  const items = text.split(/\s*,\s*(?:and\s+)?|\s+and\s+/i).map((item) => item.trim().replace(/\s+/g, ' '));
  let path: PromotionPath = { inService: null, inGrade: null, courses: [] };
  for (const item of items) {
    const course = COURSES.find((one) => courseLabel[one].toLowerCase() === item.toLowerCase());
    const time = TIME.exec(item)?.groups;
    const name = time?.['since']?.toLowerCase() === 'service' ? 'inService' : 'inGrade';
    if (course !== undefined && !path.courses.includes(course)) {
      path = { ...path, courses: [...path.courses, course] };
    } else if (time && path[name] === null) {
      path = { ...path, [name]: { months: Number(time['months']), over: time['over'] !== undefined } };
    } else {
      return null;
    }
  }
  return path;
}
