import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import type { CalendarScope } from '../../../domain/calendar.ts';
import { dataOf } from '../../app/api/dataOf.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { useRecentSignIn } from '../signIn/again/useRecentSignIn.ts';
import type { CalendarAddress_FeedFragment } from './CalendarAddress.generated.ts';
import { reachableAddress } from './calendarAddress.ts';
import { CalendarFeedsDocument } from './CalendarPanel.generated.ts';
import { calendarTitle } from './calendarTexts.ts';
import { useCreateCalendarFeedMutation, useRevokeCalendarFeedMutation } from './useCalendarAddress.generated.ts';

type MadeAddress = { readonly address: string; readonly createdAt: string };

/** Makes and revokes a calendar's address. The server gives an address once, so it is kept here while the screen is open. */
export function useCalendarAddress(scope: CalendarScope) {
  const [createFeed, creation] = useCreateCalendarFeedMutation({
    update: (cache, { data }) => data && rememberFeed(cache, scope, data.createCalendarFeed.feed),
  });
  const [revokeFeed, revocation] = useRevokeCalendarFeedMutation({
    update: (cache) => rememberFeed(cache, scope, null),
  });
  const [made, setMade] = useState<MadeAddress | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const { problem, attempt } = useAttempt(calendarTitle[scope]);
  const whenRecent = useRecentSignIn();

  const make = () =>
    attempt(async () => {
      setNote(null);
      await whenRecent(async () => {
        const { address, feed } = dataOf(await createFeed({ variables: { scope } })).createCalendarFeed;
        setMade({ address: reachableAddress(address, window.location.origin), createdAt: feed.createdAt });
      });
    });
  const revoke = () =>
    attempt(async () => {
      setNote(null);
      await revokeFeed({ variables: { scope } });
      setMade(null);
      setNote('The address is revoked: nothing can be read there any more.');
    });
  return { made, note, problem, isMaking: creation.loading, isRevoking: revocation.loading, make, revoke };
}

/** Updates the cached list: the calendar now has an address, or none. */
function rememberFeed(cache: ApolloCache, scope: CalendarScope, feed: CalendarAddress_FeedFragment | null): void {
  cache.updateQuery({ query: CalendarFeedsDocument }, (data) => {
    const others = data?.calendarFeeds.filter((one) => one.scope !== scope) ?? [];
    return data && { ...data, calendarFeeds: feed ? [...others, feed] : others };
  });
}
