import { ApolloLink, type Observable } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { useSyncExternalStore } from 'react';
import { BehaviorSubject, defer, filter, finalize, firstValueFrom, mergeMap, of } from 'rxjs';
import { forgetPreloaded } from './preloadedQueries.ts';

/** The query for the viewer's rights: every screen reads it from the cache, and none sends it itself. */
const RIGHTS = 'Viewer';

const count = new BehaviorSubject(0);
/** How many mutations are over. */
let changes = 0;

/** Counts the requests under way whose answers may change what a screen shows: mutations, and the query for who is signed in. */
export const changesLink = new ApolloLink((operation, forward) => {
  const answers = forward(operation);
  if (operation.operationType === OperationTypeNode.MUTATION) {
    return counted(
      answers.pipe(
        finalize(() => {
          changes += 1;
          // They may have been answered before the change.
          forgetPreloaded();
        }),
      ),
    );
  }
  const current = notFromBeforeChanges(answers);
  return operation.operationName === RIGHTS ? counted(current) : current;
});

/** Whether any of those requests is not answered yet. */
export function useIsChanging(): boolean {
  return useSyncExternalStore(subscribe, () => count.value > 0);
}

/** Resolves once all of those requests are answered. */
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

/**
 * Sends a query once more if a mutation was answered while it was under way: the query's data may be older, and would undo the mutation's
 * in the cache.
 */
function notFromBeforeChanges(answers: Observable<ApolloLink.Result>): Observable<ApolloLink.Result> {
  return defer(() => {
    const before = changes;
    return answers.pipe(mergeMap((answer) => (changes === before ? of(answer) : notFromBeforeChanges(answers))));
  });
}
