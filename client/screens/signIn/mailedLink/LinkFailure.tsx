import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkCode } from '../../../app/browser/linkCode.ts';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';

/** Why a link is of no use, and whether that is known as its screen is opened, or only once its form was sent. */
export type LinkRefusal = { readonly message: string; readonly isAtOnce: boolean };

/** When the screen of a mailed link was opened without the link's code, or reloaded. */
export const NO_CODE: LinkRefusal = {
  message: 'Please open the link in the mail again, or ask for a new one.',
  isAtOnce: true,
};

type LinkFailureProps = {
  /** Null where there is no code. */
  refusal: LinkRefusal | null;
  actionLabel: string;
  /** Where a new link can be asked for. */
  to: string;
};

/** In place of the screen of a mailed link that does not work: the reason, and where to ask for a new link. */
export function LinkFailure({ refusal, actionLabel, to }: LinkFailureProps) {
  const { message, isAtOnce } = refusal ?? NO_CODE;
  const navigate = useNavigate();
  const reason = useRef<HTMLParagraphElement>(null);
  const arrive = useEffectEvent(() => {
    // It came in place of the form whose button had the focus.
    if (!isAtOnce) reason.current?.focus();
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
