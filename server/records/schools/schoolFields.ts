import { fromStoredDate, toStoredDate } from '../../../domain/localDate.ts';
import type { AddSchoolInput } from './school.input.ts';
import type { School } from './school.model.ts';
import type { SchoolType } from './school.type.ts';

/** A school's content as stored. */
export type SchoolContent = Pick<School, 'schoolName' | 'startDate' | 'endDate'>;

/** A school from the API as stored. */
export function toStoredSchool({ schoolName, startDate, endDate }: AddSchoolInput): SchoolContent {
  return { schoolName, startDate: toStoredDate(startDate), endDate: toStoredDate(endDate) };
}

/** A stored school for the API. */
export function toSchoolType(school: School): SchoolType {
  const { graduated = null, startDate, endDate } = school;
  return { ...school, startDate: fromStoredDate(startDate), endDate: fromStoredDate(endDate), graduated };
}

/** What the history shows of a school. */
export function schoolContent(school: School | null) {
  if (school === null) return null;
  const { schoolName, startDate, endDate, graduated = null } = school;
  return { schoolName, startDate, endDate, graduated };
}
