import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Outcome } from '../../components/Outcome.tsx';

type MailSentProps = { title: string; message: string; children: ReactNode };

/** After a link was asked for: what happens next, and where else to look for the mail. */
export function MailSent({ title, message, children }: MailSentProps) {
  return (
    <Outcome title={title} message={message}>
      <Text>The link works once and for 1 hour. Not there after a few minutes? Please check your spam folder.</Text>
      {children}
    </Outcome>
  );
}
