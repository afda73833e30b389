import { Stack } from '@mantine/core';
import { messages } from '../../../../domain/errors.ts';
import { BackLink, type BackTarget } from '../../../components/BackLink.tsx';
import { Note } from '../../../components/Note.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';

/** In place of a form that would have a link mailed, where no mail leaves: says so, and whom to ask. */
export function MailsAreOff({ title, back }: { title: string; back: BackTarget }) {
  return (
    <Stack gap="md" maw="var(--app-form)">
      <ScreenTitle title={title} back={<BackLink {...back} />} />
      <Note>{messages.mailsAreOff}</Note>
    </Stack>
  );
}
