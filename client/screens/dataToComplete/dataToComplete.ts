import type { DataIssueCode } from '../../../domain/record/dataIssues.ts';
import { paths } from '../../app/paths.ts';

/** The query parameter that names a problem. */
export const PROBLEM_PARAMETER = 'problem';

/** The address of the data to complete, with those alone who have a problem. */
export function dataToComplete(code: DataIssueCode): string {
  return `${paths.adminData}?${PROBLEM_PARAMETER}=${code}`;
}
