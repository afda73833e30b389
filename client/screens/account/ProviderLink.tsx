import { Group } from '@mantine/core';
import { useRef } from 'react';
import { useAttempt } from '../../app/forms/useAttempt.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { ErrorText } from '../../components/ErrorText.tsx';
import { useRecentSignIn } from '../signIn/again/useRecentSignIn.ts';
import { AccountDocument } from './AccountScreen.generated.ts';
import { type ProviderLink_LoginFragment, useUnlinkProviderMutation } from './ProviderLink.generated.ts';

/** Whether the login is linked to the unit's provider, with a button that unlinks it and signs the person out everywhere else. */
export function ProviderLink({ login: { id, hasProvider } }: { login: ProviderLink_LoginFragment }) {
  const [unlink, { loading }] = useUnlinkProviderMutation({
    update: (cache) => {
      const login = cache.identify({ __typename: 'Login', id });
      if (login !== undefined) cache.modify({ id: login, fields: { hasProvider: () => false } });
    },
    // To update the list of sessions, which have ended. Not waited for: unlinking has succeeded even if this fails.
    refetchQueries: [AccountDocument],
  });
  const whenRecent = useRecentSignIn();
  const state = useRef<HTMLSpanElement>(null);
  const { problem, attempt } = useAttempt('Unlink provider');

  const end = () =>
    attempt(async () => {
      // The button that had the focus is then removed.
      if (await whenRecent(() => unlink())) state.current?.focus();
    });

  return (
    <>
      <Group justify="space-between" gap="xs md">
        <span ref={state} tabIndex={-1}>
          {hasProvider ? 'Linked' : 'Not linked. Signing in with it once links it.'}
        </span>
        {hasProvider && (
          <BusyButton variant="default" loading={loading} onClick={() => void end()}>
            Unlink
          </BusyButton>
        )}
      </Group>
      {problem !== null && <ErrorText>{problem.message}</ErrorText>}
    </>
  );
}
