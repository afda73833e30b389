import { Stack } from '@mantine/core';
import { messages } from '../../../../domain/errors.ts';
import { BackLink, type BackTarget } from '../../../components/BackLink.tsx';
import { Note } from '../../../components/Note.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';

/** Replaces a form that would mail a link, if no mails are sent. Says so, and who to ask. */
export function MailsAreOff({ title, back }: { title: string; back: BackTarget }) {
  return (
    <Stack gap="md" maw="var(--app-form)">
      <ScreenTitle title={title} back={<BackLink {...back} />} />
      <Note>{messages.mailsAreOff}</Note>
    </Stack>
  );
}
