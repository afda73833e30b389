import { dataOf } from '../../app/api/dataOf.ts';
import { failureOf } from '../../app/failures/failure.ts';
import { useKeptIdempotencyKey } from '../../app/forms/drafts/useKeptIdempotencyKey.ts';
import type { FormProblem } from '../../components/form/problem.ts';
import { type AddDueEventsMutationVariables, useAddDueEventsMutation } from './useAddEvents.generated.ts';

/** Adds events to a requirement. Resolves to the rows that the server refused. */
export function useAddEvents() {
  const [addEvents] = useAddDueEventsMutation();
  const keyOf = useKeptIdempotencyKey();
  return async (variables: Omit<AddDueEventsMutationVariables, 'key'>) => {
    const { addDueEvents } = dataOf(await addEvents({ variables: { ...variables, key: keyOf(variables) } }));
    return addDueEvents.flatMap(({ soldierId, refusal }) => (refusal ? [{ soldierId, ...refusal }] : []));
  };
}

/** The events that the server refused, as problems of the form. */
export class RefusedEvents extends Error {
  constructor(readonly problems: readonly FormProblem[]) {
    super(problems.map(({ message }) => message).join(' '));
  }
}

/** The problems of a form after a failed call or refused rows. */
export function refusalProblems(error: unknown): FormProblem | readonly FormProblem[] {
  return error instanceof RefusedEvents ? error.problems : failureOf(error);
}
