import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { useSyncExternalStore } from 'react';
import { BehaviorSubject, defer, finalize } from 'rxjs';

const count = new BehaviorSubject(0);

/** Counts the mutations that have not been answered yet. */
export const changesLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  return defer(() => {
    count.next(count.value + 1);
    return forward(operation).pipe(finalize(() => count.next(count.value - 1)));
  });
});

/** Whether a mutation has not been answered yet. */
export function useIsChanging(): boolean {
  return useSyncExternalStore(subscribe, () => count.value > 0);
}

function subscribe(onChange: () => void): () => void {
  const subscription = count.subscribe(onChange);
  return () => subscription.unsubscribe();
}
