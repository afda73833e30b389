import { ErrorCode } from '../../../domain/errorCodes.ts';
import type { FormProblem } from '../../components/form/problem.ts';
import { failureOf } from '../failure.ts';

/**
 * What a form shows for a failed call that has a sentence of its own: that sentence, then the reason, where there is one
 * that says more. A refusal that names a field, and a conflict, say all there is to say.
 */
export function callProblems(error: unknown, sentence: string): FormProblem[] {
  const { code, field, message } = failureOf(error);
  if (field !== null || code === ErrorCode.CONFLICT) return [{ field, message }];
  const whole: FormProblem = { field: null, message: sentence };
  return code === ErrorCode.INTERNAL_SERVER_ERROR ? [whole] : [whole, { field: null, message }];
}
