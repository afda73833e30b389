import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type Page, pagesOf } from '../pages.ts';
import type { OnProgress } from './exportedFile.ts';
import { type ReadRows, readAllPages } from './readAllPages.ts';

/** The largest page that the API returns. */
export const LARGEST_PAGE = 100;

/**
 * Returns a function that reads a whole list, page by page, for a file. The list on screen doesn't change.
 * @param listOf returns the list in a query's result
 */
export function useWholeList<Data, Variables extends OperationVariables, Node>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  listOf: (data: Data) => Page<Node>,
): (onProgress: OnProgress) => Promise<ReadRows<Node>> {
  const client = useApolloClient();
  const ask = (after: string | null) =>
    client.query({ query, variables: { ...variables, after }, fetchPolicy: 'no-cache' });
  return (onProgress) => readAllPages(pagesOf(ask, listOf), onProgress);
}
