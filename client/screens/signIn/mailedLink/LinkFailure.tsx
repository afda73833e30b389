import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { linkCode } from '../../../app/browser/linkCode.ts';

/** The message when the screen of a mailed link was opened without the link's code, or reloaded. */
export const NO_CODE = 'Please open the link in the mail again, or ask for a new one.';

/** The message when the server says at once that a link is of no use. */
export const USED_OR_EXPIRED = 'This link was used already or has expired. Please ask for a new one.';

type LinkFailureProps = {
  message: string;
  actionLabel: string;
  /** Where a new link can be asked for. */
  to: string;
};

/** In place of the screen of a mailed link that does not work: the reason, and where to ask for a new link. */
export function LinkFailure({ message, actionLabel, to }: LinkFailureProps) {
  const navigate = useNavigate();
  const reason = useRef<HTMLParagraphElement>(null);
  const arrive = useEffectEvent(() => {
    // It came in place of the form whose button had the focus.
    if (message !== NO_CODE && message !== USED_OR_EXPIRED) reason.current?.focus();
  });
  useEffect(() => arrive(), []);

  async function goOn() {
    // Synchronously: without its code this screen would show another message.
    await navigate(to, { replace: true, flushSync: true });
    // Sign-in links are asked for at the address they lead to: with the code still set, this failure would show again.
    linkCode(null);
  }

  return (
    <Stack gap="md" role="alert">
      <ScreenTitle title="This link does not work" />
      <Text ref={reason} tabIndex={-1}>
        {message}
      </Text>
      <Button fullWidth onClick={() => void goOn()}>
        {actionLabel}
      </Button>
    </Stack>
  );
}
