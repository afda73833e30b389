import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { dataOf } from '../../api/dataOf.ts';

/**
 * The data that a form opens with. It never comes from the cache alone: only a form on the current version can be saved.
 * @param fetchPolicy 'no-cache' if cache changes and deletions must not reach the open form
 */
export function useFreshQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy: 'network-only' | 'no-cache' = 'network-only',
) {
  const { data, error, refetch, client } = useQuery(query, { variables, fetchPolicy });

  /** Loads the current version with a separate query. If the query above failed again, the form would close. */
  async function reload(): Promise<Data> {
    return dataOf(await client.query({ query, variables, fetchPolicy }));
  }

  return { data, error, retry: () => void refetch(), reload };
}
