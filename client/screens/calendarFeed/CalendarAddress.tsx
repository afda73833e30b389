import type { ApolloCache } from '@apollo/client';
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { CalendarScope } from '../../../domain/calendar.ts';
import { dataOf } from '../../app/api/dataOf.ts';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { CopyField } from '../../components/CopyField.tsx';
import { instantText } from '../../components/dayText.ts';
import { ErrorText } from '../../components/ErrorText.tsx';
import { Note } from '../../components/Note.tsx';
import { useConfirm } from '../../components/useConfirm.tsx';
import { useRecentSignIn } from '../signIn/again/useRecentSignIn.ts';
import {
  type CalendarAddress_FeedFragment,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from './CalendarAddress.generated.ts';
import { reachableAddress, subscribeAddress } from './calendarAddress.ts';
import { CalendarFeedsDocument } from './CalendarPanel.generated.ts';
import { calendarTexts, calendarTitle } from './calendarTexts.ts';

type CalendarAddressProps = { scope: CalendarScope; feed: CalendarAddress_FeedFragment | undefined };

const QUESTIONS = {
  replace: {
    title: 'Replace the address?',
    text: 'The old address stops working right away. Subscribed calendars need the new one to get updates.',
    confirmLabel: 'Replace address',
    cancelLabel: 'Keep address',
  },
  revoke: {
    title: 'Revoke the address?',
    text: 'It stops working right away. Subscribed calendars get no more updates. They may keep old entries until you remove the calendar there.',
    confirmLabel: 'Revoke address',
    cancelLabel: 'Keep address',
  },
} as const;

/** A calendar's address. It shows once, when just made; later only the date it was made shows. */
export function CalendarAddress({ scope, feed }: CalendarAddressProps) {
  const { made, note, problem, isMaking, isRevoking, make, revoke } = useCalendarAddress(scope);
  const hasRequirements = useHasRequirements();
  const { confirm, dialog } = useConfirm();
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (note !== null) status.current?.focus();
  }, [note]);
  // Another tab may have replaced or revoked it in the meantime.
  const address = made?.createdAt === feed?.createdAt ? made?.address : undefined;

  async function ask(question: keyof typeof QUESTIONS) {
    if (!(await confirm(QUESTIONS[question]))) return;
    await (question === 'replace' ? make() : revoke());
  }

  return (
    <>
      <div ref={status} tabIndex={-1} aria-live="polite">
        {note !== null && <Text>{note}</Text>}
        {feed && (
          <Text>
            The address was made on <time dateTime={feed.createdAt}>{instantText(feed.createdAt)}</time>.{' '}
            {address === undefined && 'It shows only once. If you lost it, replace it.'}
          </Text>
        )}
      </div>
      {address !== undefined && (
        <>
          <CopyField
            key={address}
            label="Calendar address"
            description="Copy it now. It won't show again. In your calendar program, add a calendar by URL."
            value={address}
            isNew
          >
            <Button component="a" href={subscribeAddress(address)} variant="default">
              Open in calendar program
            </Button>
          </CopyField>
          <Note>{calendarTexts(scope, hasRequirements).risk}</Note>
        </>
      )}
      <Group gap="sm">
        {feed ? (
          <>
            <BusyButton variant="default" loading={isMaking} disabled={isRevoking} onClick={() => void ask('replace')}>
              Replace address
            </BusyButton>
            <BusyButton
              variant="outline"
              color="red"
              loading={isRevoking}
              disabled={isMaking}
              onClick={() => void ask('revoke')}
            >
              Revoke address
            </BusyButton>
          </>
        ) : (
          <BusyButton variant="default" loading={isMaking} onClick={() => void make()}>
            Make calendar address
          </BusyButton>
        )}
      </Group>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
      {dialog}
    </>
  );
}

type MadeAddress = { readonly address: string; readonly createdAt: string };

/** Makes and revokes a calendar's address. The server sends an address only once, so it's kept here while the screen is open. */
function useCalendarAddress(scope: CalendarScope) {
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
      setNote('The address is revoked and no longer works.');
    });
  return { made, note, problem, isMaking: creation.loading, isRevoking: revocation.loading, make, revoke };
}

/** Updates the cached list of calendars that have an address. */
function rememberFeed(cache: ApolloCache, scope: CalendarScope, feed: CalendarAddress_FeedFragment | null): void {
  cache.updateQuery({ query: CalendarFeedsDocument }, (data) => {
    const others = data?.calendarFeeds.filter((one) => one.scope !== scope) ?? [];
    return data && { ...data, calendarFeeds: feed ? [...others, feed] : others };
  });
}
