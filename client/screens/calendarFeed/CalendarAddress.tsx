import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { CalendarScope } from '../../../domain/calendar.ts';
import { useHasRequirements } from '../../app/session/useHasRequirements.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { CopyField } from '../../components/CopyField.tsx';
import { instantText } from '../../components/dayText.ts';
import { Note } from '../../components/Note.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { useConfirm } from '../../components/useConfirm.tsx';
import type { CalendarAddress_FeedFragment } from './CalendarAddress.generated.ts';
import { subscribeAddress } from './calendarAddress.ts';
import { calendarTexts } from './calendarTexts.ts';
import { useCalendarAddress } from './useCalendarAddress.ts';

type CalendarAddressProps = { scope: CalendarScope; feed: CalendarAddress_FeedFragment | undefined };

const QUESTIONS = {
  replace: {
    title: 'Replace the address?',
    text: 'The old address stops working at once: calendars that subscribe to it get no more changes until they have the new one.',
    confirmLabel: 'Replace address',
    cancelLabel: 'Keep address',
  },
  revoke: {
    title: 'Revoke the address?',
    text: 'It stops working at once: calendars that subscribe to it get no more changes, and may keep what they show until it is removed there.',
    confirmLabel: 'Revoke address',
    cancelLabel: 'Keep address',
  },
} as const;

/** A calendar's address, shown once when it has just been made; later only the date it was made on. */
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
            {address === undefined && 'It was shown once; if it is lost, replace it.'}
          </Text>
        )}
      </div>
      {address !== undefined && (
        <>
          <CopyField
            key={address}
            label="Calendar address"
            description="Shown only now: copy it. In your calendar program, add a calendar by its URL."
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
