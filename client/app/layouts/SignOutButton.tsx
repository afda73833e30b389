import { ActionIcon, Loader } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { LeaveQuestion } from '../unsaved/LeaveQuestion.tsx';
import { hasUnsaved } from '../unsaved/unsavedForms.ts';

type SignOutButtonProps = { isSigningOut: boolean; onSignOut: () => void };

/** Signing out leaves the screen, and so asks before anything unsaved is lost. */
export function SignOutButton({ isSigningOut, onSignOut }: SignOutButtonProps) {
  const [isAsking, setAsking] = useState(false);

  function press() {
    if (isSigningOut) return;
    if (hasUnsaved()) setAsking(true);
    else onSignOut();
  }

  function leave() {
    setAsking(false);
    onSignOut();
  }

  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="var(--app-touch)"
        aria-label="Sign out"
        title="Sign out"
        // A disabled one would lose the focus.
        aria-disabled={isSigningOut}
        onClick={press}
      >
        {isSigningOut ? <Loader size="xs" /> : <IconLogout aria-hidden />}
      </ActionIcon>
      {isAsking && <LeaveQuestion isSignOut onCancel={() => setAsking(false)} onConfirm={leave} />}
    </>
  );
}
