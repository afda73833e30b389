import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { useSyncExternalStore } from 'react';
import { BehaviorSubject, defer, filter, finalize, firstValueFrom, mergeMap, of } from 'rxjs';
import { forgetPreloaded } from './preloadedQueries.ts';

/** The query for the viewer's rights. Screens only read its cached answer, so a screen never sends it. */
const RIGHTS = 'Viewer';

const count = new BehaviorSubject(0);
/** How many mutations have finished. */
let changes = 0;

/** Counts the open requests whose answers may change what a screen shows: mutations, and the query for the viewer's rights. */
export const changesLink = new ApolloLink((operation, forward) => {
  const answers = forward(operation);
  if (operation.operationType === OperationTypeNode.MUTATION) {
    return counted(
      answers.pipe(
        finalize(() => {
          changes += 1;
          // The server may have answered the preloaded queries before this change.
          forgetPreloaded();
        }),
      ),
    );
  }
  const current = notFromBeforeChanges(answers);
  return operation.operationName === RIGHTS ? counted(current) : current;
});

/** Whether a counted request is still open. */
export function useIsChanging(): boolean {
  return useSyncExternalStore(subscribe, () => count.value > 0);
}

/** Resolves once all counted requests are answered. */
export async function changesAnswered(): Promise<void> {
  await firstValueFrom(count.pipe(filter((changing) => changing === 0)));
}

function subscribe(onChange: () => void): () => void {
  const subscription = count.subscribe(onChange);
  return () => subscription.unsubscribe();
}

function counted(answers: Observable<ApolloLink.Result>): Observable<ApolloLink.Result> {
  return defer(() => {
    count.next(count.value + 1);
    return answers.pipe(finalize(() => count.next(count.value - 1)));
  });
}

/** Sends a query again if a mutation finished while it was open. Its data may be older than the mutation's, and would overwrite it in the cache. */
function notFromBeforeChanges(answers: Observable<ApolloLink.Result>): Observable<ApolloLink.Result> {
  return defer(() => {
    const before = changes;
    return answers.pipe(mergeMap((answer) => (changes === before ? of(answer) : notFromBeforeChanges(answers))));
  });
}
