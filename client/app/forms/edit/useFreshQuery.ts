import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { dataOf } from '../../api/dataOf.ts';

/**
 * What a form opens with. Never from the cache alone: only a form opened on the current version can be saved.
 * @param fetchPolicy 'no-cache' if the open form must keep what is changed or deleted in the cache.
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy: 'network-only' | 'no-cache' = 'network-only',
) {
  const { data, error, refetch, client } = useQuery(query, { variables, fetchPolicy });

  /** Asks for the current version. A query of its own: if the one above failed, the form would close. */
  async function reload(): Promise<Data> {
    return dataOf(await client.query({ query, variables, fetchPolicy }));
  }

  return { data, error, retry: () => void refetch(), reload };
}
