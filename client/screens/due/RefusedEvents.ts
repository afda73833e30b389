import { failureOf } from '../../app/failures/failure.ts';
import type { FormProblem } from '../../components/form/problem.ts';

/** What the server did not enter, as the form tells it. */
export class RefusedEvents extends Error {
  constructor(readonly problems: readonly FormProblem[]) {
    super(problems.map(({ message }) => message).join(' '));
  }
}

/** The problems of a form whose call failed, or was answered with refusals. */
export function refusalProblems(error: unknown): FormProblem | readonly FormProblem[] {
  return error instanceof RefusedEvents ? error.problems : failureOf(error);
}
