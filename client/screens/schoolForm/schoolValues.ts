import { validateSchool } from '../../../domain/soldier/validation.ts';
import type { SchoolName } from '../../../domain/values.ts';
import type { Checked } from '../../app/form/checked.ts';

/** What the fields of a school hold: days as they are typed, and '' where nothing is chosen. */
export type SchoolValues = {
  readonly schoolName: SchoolName | '';
  readonly startDate: string;
  readonly endDate: string;
};

/** The school that the fields describe. */
type SchoolContent = SchoolValues & { readonly schoolName: SchoolName };

/** What the fields of a school are called. */
export const schoolFieldLabel = { schoolName: 'Name', startDate: 'Start date', endDate: 'End date' } as const;

/** What Add School opens with. */
export const newSchoolValues: SchoolValues = { schoolName: '', startDate: '', endDate: '' };

/** What Edit School opens with. */
export function schoolValues({ schoolName, startDate, endDate }: SchoolContent): SchoolValues {
  return { schoolName, startDate, endDate };
}

/** The school that the fields describe, or what is wrong with them. */
export function checkSchool({ schoolName, startDate, endDate }: SchoolValues): Checked<SchoolContent> {
  const problems = validateSchool({ schoolName, startDate, endDate });
  // The rules find a problem where there is no name; asking again tells the compiler.
  if (problems.length > 0 || schoolName === '') return { problems };
  return { input: { schoolName, startDate, endDate } };
}
