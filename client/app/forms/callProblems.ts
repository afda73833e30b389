import { ErrorCode } from '../../../domain/errorCodes.ts';
import type { FormProblem } from '../../components/form/problem.ts';
import { failureOf } from '../failures/failure.ts';

/**
 * The problems that a form shows for a failed call: the specified sentence, then the reason if it adds something. For a refused field and
 * for a conflict, the server's own message is enough.
 */
export function callProblems(error: unknown, sentence: string): FormProblem[] {
  const { code, field, message } = failureOf(error);
  if (field !== null || code === ErrorCode.CONFLICT) return [{ field, message }];
  const whole: FormProblem = { field: null, message: sentence };
  const saysNoMore = code === ErrorCode.INTERNAL_SERVER_ERROR || message === sentence;
  return saysNoMore ? [whole] : [whole, { field: null, message }];
}
