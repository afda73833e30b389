import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAskAgain } from '../live/useAskAgain.ts';
import { type Page, type ReadPage, readPages } from './readPages.ts';

/**
 * A list that comes in pages, as `apollo/signedInPolicies.ts` joins them. What was loaded before shows at once, all pages of it, is brought up to date behind, and
 * stays when that fails. While what other variables ask for is on its way, what shows is what was there before.
 * @param listOf finds the list in an answer.
 */
export function usePages<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  listOf: (data: Data) => Page<unknown>,
) {
  const client = useApolloClient();
  // Past what is loaded it would ask for the first page, which starts the list anew.
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(query, { variables });
  const list = JSON.stringify(variables);
  const [failed, setFailed] = useState<{ list: string; error: unknown } | null>(null);
  const askAgain = useAskAgain({ loading, refetch: reload });
  const bringUpToDate = useEffectEvent(() => {
    if (!loading) askAgain(0);
  });
  useEffect(() => bringUpToDate(), [list]);

  function countLoaded() {
    const loaded = client.readQuery({ query, variables });
    return loaded ? listOf(loaded).edges.length : null;
  }

  function writePages(pages: readonly ReadPage<Data>[]) {
    client.cache.batch({
      update: (cache) => {
        for (const { after, data: page } of pages) {
          cache.writeQuery({ query, variables: { ...variables, after }, data: page });
        }
      },
    });
  }

  /** Asks again for as many pages as are loaded. They replace what is loaded all at once. */
  async function reload() {
    try {
      if (countLoaded() === null) await refetch();
      else {
        const pages = await readPages(
          (after) => client.query({ query, variables: { ...variables, after }, fetchPolicy: 'no-cache' }),
          listOf,
          () => countLoaded() ?? 0,
        );
        // What was dropped meanwhile, as by signing out, stays so.
        if (countLoaded() !== null) writePages(pages);
      }
      setFailed(null);
    } catch (reloadError) {
      setFailed({ list, error: reloadError });
      throw reloadError;
    }
  }

  const shown = data ?? previousData;
  return {
    data: shown,
    /** Whether it is what the variables ask for now, and not what was asked for before. */
    isCurrent: data !== undefined,
    error: error ?? (failed?.list === list ? failed.error : undefined),
    retry: () => void reload().catch(() => undefined),
    showMore: () => fetchMore({ variables: { ...variables, after: shown && listOf(shown).pageInfo.endCursor } }),
    askAgain,
  };
}
