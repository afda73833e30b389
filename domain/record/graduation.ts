/** Whether somebody graduated from a school that is over, and what that says about the record (Spec 14.6). */
import { addDays, type LocalDate } from '../localDate.ts';
import type { SchoolName } from '../values.ts';
import type { PlainFields } from './fields.ts';
import { isOver } from './school.ts';

/** For how many days after a school people are asked. Old schools, such as imported ones, ask nobody. */
export const GRADUATION_ASKED_DAYS = 180;

type GraduationField = 'blcComplete' | 'alcComplete' | 'slcComplete' | 'jfoQualified';

/** The field of the record that a graduate gets; none for other schools, whose answer is kept with the school alone. */
const FIELD_OF_SCHOOL: Readonly<Partial<Record<SchoolName, GraduationField>>> = {
  BLC: 'blcComplete',
  ALC: 'alcComplete',
  SLC: 'slcComplete',
  JFO: 'jfoQualified',
};

/** What the record gets from graduating. Empty for a school without a field. */
export function graduateFields(schoolName: SchoolName): Partial<Pick<PlainFields, GraduationField>> {
  const field = FIELD_OF_SCHOOL[schoolName];
  return field === undefined ? {} : { [field]: true };
}

type AnswerableSchool = {
  readonly schoolName: SchoolName;
  readonly endDate: LocalDate;
  /** Null while nobody has answered. */
  readonly graduated: boolean | null;
};

/** Whether staff and the soldier are asked about a school on a day: it is over, and neither an answer nor the record says more. */
export function asksGraduation(
  school: AnswerableSchool,
  record: Readonly<Record<GraduationField, boolean>>,
  today: LocalDate,
): boolean {
  const field = FIELD_OF_SCHOOL[school.schoolName];
  if (school.graduated !== null || (field !== undefined && record[field])) return false;
  return isOver(school, today) && today <= addDays(school.endDate, GRADUATION_ASKED_DAYS);
}
