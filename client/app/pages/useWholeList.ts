import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { dataOf } from '../apollo/dataOf.ts';
import type { OnProgress } from '../export/exportedFile.ts';
import { type ReadRows, readAllPages } from '../export/readAllPages.ts';
import type { Page } from './readPages.ts';

/** The most that the API gives at once. */
const PAGE = 100;

type PageVariables = { readonly first: number; readonly after: string | null };

/**
 * Gives a function that reads a whole list, page by page, for a file. The list on the screen does not change.
 * @param ask requests a page. @param listOf gives the list in a result.
 */
export function useWholeList<Data, Node>(
  ask: (client: ApolloClient, page: PageVariables) => Promise<{ data?: Data | undefined }>,
  listOf: (data: Data) => Page<Node>,
): (onProgress: OnProgress) => Promise<ReadRows<Node>> {
  const client = useApolloClient();

  async function readPage(after: string | null) {
    return listOf(dataOf(await ask(client, { first: PAGE, after })));
  }

  return (onProgress) => readAllPages(readPage, onProgress);
}
