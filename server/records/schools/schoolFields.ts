import { fromStoredDate, toStoredDate } from '../../../domain/localDate.ts';
import type { AddSchoolInput } from './school.input.ts';
import type { School } from './school.model.ts';
import type { SchoolType } from './school.type.ts';

/** What a school says, as the store holds it. */
export type SchoolContent = Pick<School, 'schoolName' | 'startDate' | 'endDate'>;

/** A given school as the store holds it. */
export function toStoredSchool({ schoolName, startDate, endDate }: AddSchoolInput): SchoolContent {
  return { schoolName, startDate: toStoredDate(startDate), endDate: toStoredDate(endDate) };
}

/** A stored school as the API shows it. */
export function toSchoolType(school: School): SchoolType {
  return { ...school, startDate: fromStoredDate(school.startDate), endDate: fromStoredDate(school.endDate) };
}
