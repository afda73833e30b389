import { ActionIcon, Loader } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { hasUnsaved, heldStep } from '../forms/unsaved/unsavedForms.ts';

type SignOutButtonProps = { isSigningOut: boolean; onSignOut: () => void };

/** Signs out. That leaves the screen, so it asks first if unsaved changes would be lost. */
export function SignOutButton({ isSigningOut, onSignOut }: SignOutButtonProps) {
  function press() {
    if (isSigningOut) return;
    if (hasUnsaved()) heldStep({ isSignOut: true, take: onSignOut });
    else onSignOut();
  }

  return (
    <ActionIcon
      aria-label="Sign out"
      title="Sign out"
      // A disabled button would lose the focus.
      aria-disabled={isSigningOut}
      onClick={press}
    >
      {isSigningOut ? <Loader size="xs" /> : <IconLogout aria-hidden />}
    </ActionIcon>
  );
}
