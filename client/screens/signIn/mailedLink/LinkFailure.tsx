import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkCode } from '../../../app/browser/linkCode.ts';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';

/** Why a link doesn't work. `isAtOnce` tells whether that's known when the screen opens, or only after its form was sent. */
export type LinkRefusal = { readonly message: string; readonly isAtOnce: boolean };

/** The reason if the screen was opened without the link's code, or reloaded. */
export const NO_CODE: LinkRefusal = {
  message: 'Open the link in the email again, or ask for a new one.',
  isAtOnce: true,
};

type LinkFailureProps = {
  /** Null if there's no code. */
  refusal: LinkRefusal | null;
  actionLabel: string;
  /** Where to ask for a new link. */
  to: string;
};

/** Replaces the screen of a mailed link that doesn't work: the reason, and where to ask for a new link. */
export function LinkFailure({ refusal, actionLabel, to }: LinkFailureProps) {
  const { message, isAtOnce } = refusal ?? NO_CODE;
  const navigate = useNavigate();
  const reason = useRef<HTMLParagraphElement>(null);
  const arrive = useEffectEvent(() => {
    // It replaced the form whose button had the focus.
    if (!isAtOnce) reason.current?.focus();
  });
  useEffect(() => arrive(), []);

  async function goOn() {
    // Synchronous: without its code this screen would show another message.
    await navigate(to, { replace: true, flushSync: true });
    // Sign-in links are requested at the same address. With the code still set, this failure would show again.
    linkCode(null);
  }

  return (
    <Stack gap="md" role="alert">
      <ScreenTitle title="This link doesn't work" />
      <Text ref={reason} tabIndex={-1}>
        {message}
      </Text>
      <Button fullWidth onClick={() => void goOn()}>
        {actionLabel}
      </Button>
    </Stack>
  );
}
