import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { dataOf } from '../../../app/api/dataOf.ts';
import { useAttempt } from '../../../app/forms/useAttempt.ts';
import { paths } from '../../../app/paths.ts';
import { BusyButton } from '../../../components/BusyButton.tsx';
import { instantText } from '../../../components/dayText.ts';
import { EmailAddress } from '../../../components/EmailAddress.tsx';
import { ErrorText } from '../../../components/ErrorText.tsx';
import { Note } from '../../../components/Note.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { type RefusedAddress_LoginFragment, useConfirmOwnAddressMutation } from './RefusedAddress.generated.ts';

/** Says that the mailbox refuses mails, and lets the person confirm or change the address. Empty if it accepts them. */
export function RefusedAddress({ login: { email, mailRefusedAt } }: { login: RefusedAddress_LoginFragment }) {
  const [confirm] = useConfirmOwnAddressMutation();
  const [isConfirmed, setConfirmed] = useState(false);
  const { problem, isBusy, attempt } = useAttempt('This address is right');

  async function confirmNow() {
    dataOf(await confirm());
    setConfirmed(true);
  }

  if (mailRefusedAt === null) {
    return isConfirmed ? (
      // The button that had the focus is gone.
      <div ref={intoFocus} tabIndex={-1}>
        <Note tone="good">Reminders are sent to your address again.</Note>
      </div>
    ) : null;
  }
  return (
    <Stack gap="sm" align="flex-start">
      <Note>
        The mailbox <EmailAddress email={email} /> refused an email on{' '}
        <time dateTime={mailRefusedAt}>{instantText(mailRefusedAt)}</time>. You won't get reminders until you change the
        address or confirm that it's right.
      </Note>
      <Group gap="md" data-screen-only>
        <BusyButton variant="default" loading={isBusy} onClick={() => void attempt(confirmNow)}>
          This address is right
        </BusyButton>
        <TextLink to={paths.changeEmail}>Change email</TextLink>
      </Group>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </Stack>
  );
}

function intoFocus(element: HTMLElement | null): void {
  element?.focus();
}
