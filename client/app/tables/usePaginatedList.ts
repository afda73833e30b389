import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRefetchAfterChange } from '../live/useRefetchAfterChange.ts';
import { type Page, pagesOf, type ReadPage, readLoaded } from './pages.ts';

/** Each query's last reload or next page, whether it failed or not. */
const last = new WeakMap<object, Promise<unknown>>();

/**
 * A list in pages, which `api/signedInPolicies.ts` merges in the cache. Shows all cached pages at once, then refetches them. They stay if
 * that fails. While the list for new variables is loading, the previous list stays.
 * @param listOf returns the list in a result
 */
export function usePaginatedList<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  listOf: (data: Data) => Page<unknown>,
) {
  const client = useApolloClient();
  // Not cache-and-network, which refetches only the first page, and so replaces the list.
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(query, { variables });
  const list = JSON.stringify(variables);
  const [failed, setFailed] = useState<{ list: string; error: unknown } | null>(null);
  const failure = error ?? (failed?.list === list ? failed.error : undefined);
  const refetchAfterChange = useRefetchAfterChange({ loading, error: failure, refetch: reload });
  const bringUpToDate = useEffectEvent(() => {
    if (!loading) refetchAfterChange(0);
  });
  useEffect(() => bringUpToDate(), [list]);

  function countLoaded() {
    const loaded = client.readQuery({ query, variables });
    return loaded ? listOf(loaded).edges.length : null;
  }

  function writePages(pages: readonly ReadPage<Data, unknown>[]) {
    client.cache.batch({
      update: (cache) => {
        for (const { after, data: page } of pages) {
          cache.writeQuery({ query, variables: { ...variables, after }, data: page });
        }
      },
    });
  }

  /**
   * Loads one page, or one reload, at a time. A reload can move the end of the list, and a page after the former end would leave a gap or
   * repeat an entry. It also waits for a screen that was left, because its answer may be older.
   */
  function inTurn(work: () => Promise<unknown>): Promise<unknown> {
    const done = Promise.resolve(last.get(query)).then(work);
    const isOver = done.catch(() => undefined);
    last.set(query, isOver);
    return done;
  }

  function reload() {
    return inTurn(readAgain);
  }

  /** Refetches as many pages as are loaded, and replaces them in the cache in one batch. */
  async function readAgain() {
    try {
      if (countLoaded() === null) await refetch();
      else {
        const pages = await readLoaded(
          pagesOf(
            (after) => client.query({ query, variables: { ...variables, after }, fetchPolicy: 'no-cache' }),
            listOf,
          ),
          () => countLoaded() ?? 0,
        );
        // If the list was removed from the cache meanwhile, for example by signing out, it stays removed.
        if (countLoaded() !== null) writePages(pages);
      }
      setFailed(null);
    } catch (reloadError) {
      setFailed({ list, error: reloadError });
      throw reloadError;
    }
  }

  function showMore() {
    return inTurn(async () => {
      const loaded = client.readQuery({ query, variables });
      if (loaded) await fetchMore({ variables: { ...variables, after: listOf(loaded).pageInfo.endCursor } });
    });
  }

  return {
    data: data ?? previousData,
    /** Whether `data` belongs to the current variables, and not the previous ones. */
    isCurrent: data !== undefined,
    error: failure,
    retry: () => void reload().catch(() => undefined),
    showMore,
    refetchAfterChange,
  };
}
