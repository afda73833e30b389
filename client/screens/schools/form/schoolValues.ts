import { validateSchool } from '../../../../domain/record/validation.ts';
import type { SchoolName } from '../../../../domain/values.ts';
import type { Checked } from '../../../app/forms/checked.ts';

/** The values of the form: dates as typed, and '' if nothing is chosen. */
export type SchoolValues = {
  readonly schoolName: SchoolName | '';
  readonly startDate: string;
  readonly endDate: string;
};

/** A school with every field filled. */
type SchoolContent = SchoolValues & { readonly schoolName: SchoolName };

/** The labels of the fields. */
export const schoolFieldLabel = { schoolName: 'School', startDate: 'Start date', endDate: 'End date' } as const;

/** The initial values of Add School. */
export const newSchoolValues: SchoolValues = { schoolName: '', startDate: '', endDate: '' };

/** The initial values of Edit School. */
export function schoolValues({ schoolName, startDate, endDate }: SchoolContent): SchoolValues {
  return { schoolName, startDate, endDate };
}

/** The school in the form, or its problems. */
export function checkSchool({ schoolName, startDate, endDate }: SchoolValues): Checked<SchoolContent> {
  const problems = validateSchool({ schoolName, startDate, endDate });
  // If the name is missing, the rules have found a problem. This check is for the compiler.
  if (problems.length > 0 || schoolName === '') return { problems };
  return { input: { schoolName, startDate, endDate } };
}
