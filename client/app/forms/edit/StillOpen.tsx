import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { Note } from '../../../components/Note.tsx';

type StillOpenProps = {
  /** Whether the form's subject was removed after the form opened (useOpened). */
  isGone: boolean;
  children: ReactNode;
};

/** A form with a note above it if its subject is gone. */
export function StillOpen({ isGone, children }: StillOpenProps) {
  return (
    <Stack gap="md">
      <LiveRegion>
        {isGone && <Note>This was removed while you were editing. You can still copy what you typed.</Note>}
      </LiveRegion>
      {children}
    </Stack>
  );
}
