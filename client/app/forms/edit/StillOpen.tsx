import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../../components/LiveRegion.tsx';
import { Note } from '../../../components/Note.tsx';

type StillOpenProps = {
  /** Whether what the form edits has gone since it was opened (useOpened). */
  isGone: boolean;
  children: ReactNode;
};

/** A form, and above it that what it edits is gone. */
export function StillOpen({ isGone, children }: StillOpenProps) {
  return (
    <Stack gap="md">
      <LiveRegion>
        {isGone && <Note>What this form is about is gone by now. What you typed stays here, to be copied.</Note>}
      </LiveRegion>
      {children}
    </Stack>
  );
}
