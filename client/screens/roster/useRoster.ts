import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNewDay } from '../../app/live/useNewDay.ts';
import { useRefetchAfterChange } from '../../app/live/useRefetchAfterChange.ts';
import { useUnitChanges } from '../../app/live/useUnitChanges.ts';
import { pagesOf } from '../../app/tables/pages.ts';
import { RosterDocument, type RosterQuery, type UseRoster_SoldierFragment } from './useRoster.generated.ts';

/** The records loaded so far, and whether those are all. */
type Loaded = { readonly soldiers: readonly UseRoster_SoldierFragment[]; readonly isWhole: boolean };

/**
 * Everyone's record, loaded a hundred at a time, shown as they arrive and kept up to date. Reloads when a record changes and when a new day
 * begins; the screen keeps what it shows meanwhile, and if that fails. Only the first hundred are cached, for people who come back. Adding
 * pages takes the cache longer the more people it has: more than a second with 3,000.
 */
export function useRoster() {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Loaded | null>(() => {
    const first = client.readQuery({ query: RosterDocument })?.soldiers;
    return first ? { soldiers: nodesOf(first), isWhole: !first.pageInfo.hasNextPage } : null;
  });
  const [loading, setLoading] = useState(true);
  const [error, setError] = useState<unknown>(undefined);

  function ask(after: string | null) {
    return after === null
      ? client.query({ query: RosterDocument, variables: {}, fetchPolicy: 'network-only' })
      : client.query({ query: RosterDocument, variables: { after }, fetchPolicy: 'no-cache' });
  }

  function refetch(): Promise<void> {
    setLoading(true);
    return readAll();
  }

  async function readAll(): Promise<void> {
    const hasAll = loaded?.isWhole === true;
    const soldiers: UseRoster_SoldierFragment[] = [];
    try {
      for await (const { data } of pagesOf(ask, (answer) => answer.soldiers)) {
        soldiers.push(...nodesOf(data.soldiers));
        const isWhole = !data.soldiers.pageInfo.hasNextPage;
        if (isWhole || !hasAll) setLoaded({ soldiers: [...soldiers], isWhole });
      }
      setError(undefined);
    } catch (loadError) {
      setError(loadError);
      throw loadError;
    } finally {
      setLoading(false);
    }
  }

  // The screen shows the failure.
  const begin = useEffectEvent(() => void readAll().catch(() => undefined));
  useEffect(() => begin(), []);
  const refetchAfterChange = useRefetchAfterChange({ loading, error, refetch });
  useUnitChanges(refetchAfterChange);
  useNewDay(refetchAfterChange);
  return {
    soldiers: loaded?.soldiers,
    /** Whether some people aren't loaded yet. */
    isLoading: loaded !== null && !loaded.isWhole && error === undefined,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

function nodesOf({ edges }: RosterQuery['soldiers']): readonly UseRoster_SoldierFragment[] {
  return edges.map(({ node }) => node);
}
