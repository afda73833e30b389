import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { durationInWords } from '../../../../domain/words.ts';
import { SubmittedForm } from '../../../components/SubmittedForm.tsx';

type MailSentProps = {
  title: string;
  message: string;
  /** How long the link works, in milliseconds. */
  lifeMs: number;
  children: ReactNode;
};

/** Shown after a link was requested: what happens next, and where else to look for the mail. */
export function MailSent({ title, message, lifeMs, children }: MailSentProps) {
  return (
    <SubmittedForm title={title} message={message}>
      <Text>
        The link works once and for {durationInWords(lifeMs)}.{' '}
        {'Not there after a few minutes? Check your spam folder.'}
      </Text>
      {children}
    </SubmittedForm>
  );
}
