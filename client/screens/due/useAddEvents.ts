import { dataOf } from '../../app/api/dataOf.ts';
import { failureOf } from '../../app/failures/failure.ts';
import { useKeptIdempotencyKey } from '../../app/forms/drafts/useKeptIdempotencyKey.ts';
import type { FormProblem } from '../../components/form/problem.ts';
import { type AddDueEventsMutationVariables, useAddDueEventsMutation } from './useAddEvents.generated.ts';

/** Enters events of a requirement; resolves to the rows that the server refused. */
export function useAddEvents() {
  const [addEvents] = useAddDueEventsMutation();
  const keyOf = useKeptIdempotencyKey();
  return async (variables: Omit<AddDueEventsMutationVariables, 'key'>) => {
    const { addDueEvents } = dataOf(await addEvents({ variables: { ...variables, key: keyOf(variables) } }));
    return addDueEvents.flatMap(({ soldierId, refusal }) => (refusal ? [{ soldierId, ...refusal }] : []));
  };
}

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
