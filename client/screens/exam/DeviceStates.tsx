import { Stack } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { StateEntry } from '../../components/StateEntry.tsx';
import { useExam } from './useExam.ts';

/** What to know about this device during an exam: whether it can store progress, and notes that the screen adds. */
export function DeviceStates({ children }: { children?: ReactNode }) {
  const { isKept } = useExam();
  return (
    <LiveRegion>
      {(Boolean(children) || !isKept) && (
        <Stack component="ul" gap="sm">
          {children}
          {!isKept && (
            <StateEntry tone="warn" icon={IconDeviceFloppy} title="Progress isn't saved">
              This browser can't store the exam. If you reload, you'll lose your progress.
            </StateEntry>
          )}
        </Stack>
      )}
    </LiveRegion>
  );
}
