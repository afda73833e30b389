import type { DataIssueCode } from '../../../domain/record/dataIssues.ts';
import { paths } from '../../app/paths.ts';

/** The query parameter that names a data issue. */
export const PROBLEM_PARAMETER = 'problem';

/** The address of Data to complete, showing only people with this data issue. */
export function dataToComplete(code: DataIssueCode): string {
  return `${paths.adminData}?${PROBLEM_PARAMETER}=${code}`;
}
