import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNewDay } from '../../app/live/useNewDay.ts';
import { useRefetchAfterChange } from '../../app/live/useRefetchAfterChange.ts';
import { useUnitChanges } from '../../app/live/useUnitChanges.ts';
import { useToast } from '../../components/toasts/ToastContext.ts';
import type { ReassignLists } from './ReassignContext.ts';
import type { UnitLists_SoldierFragment } from './unitLists.generated.ts';
import { changedPeople, namesOf, withSoldier, writeSoldier } from './unitLists.ts';
import { useReassignQuery } from './useReassignLists.generated.ts';
import { useLostFocus } from './useRowFocus.ts';

/**
 * The screen's lists, which follow other people's changes. Updates stop while the viewer is editing; a toast then names the people who
 * changed. So an open form keeps its version, by which the server detects conflicts.
 */
export function useReassignLists() {
  const tell = useToast();
  const { cache } = useApolloClient();
  // Shows the cached lists at once, and refetches them.
  const query = useReassignQuery({ fetchPolicy: 'cache-and-network' });
  const { data, previousData, error, refetch } = query;
  const refetchAfterChange = useRefetchAfterChange(query);
  useUnitChanges(refetchAfterChange);
  useNewDay(refetchAfterChange);
  const latest = data ?? previousData;
  const [lists, setLists] = useState(latest);
  const [holds, setHolds] = useState(0);
  const [wasHeld, setWasHeld] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const { loseFocus, takeFocus } = useLostFocus();
  const isHeld = holds > 0;
  if (isHeld !== wasHeld) {
    setWasHeld(isHeld);
    setNews(isHeld || !lists || !latest ? null : namesOf(changedPeople(lists, latest)));
  }
  if (!isHeld && lists !== latest) setLists(latest);

  const tellNews = useEffectEvent((names: string) => tell(`Changed meanwhile: ${names}.`));
  useEffect(() => {
    if (news !== null) tellNews(news);
  }, [news]);

  // Memoized, because an effect depends on it.
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  function show(soldier: UnitLists_SoldierFragment) {
    setLists((shown) => shown && withSoldier(shown, soldier));
  }

  function remember(soldier: UnitLists_SoldierFragment) {
    // Writes to the cache and to the lists on screen, which may be older.
    writeSoldier(cache, soldier);
    show(soldier);
  }

  async function refresh() {
    const { data: fresh } = await refetch();
    if (fresh) setLists(fresh);
    return fresh ?? null;
  }

  const shared: ReassignLists = { hold, remember, show, refresh, loseFocus, takeFocus };
  return { lists, error, shared };
}
