import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ScreenTitle } from './ScreenTitle.tsx';

type FailureProps = {
  title?: string;
  message: string;
  actionLabel: string;
  onAction: () => void;
  /** What else the person can do meanwhile. */
  children?: ReactNode;
};

/** Replaces a screen that failed: a message and one action. */
export function Failure({ title = "That didn't work", message, actionLabel, onAction, children }: FailureProps) {
  return (
    <Stack gap="md" align="flex-start" role="alert">
      <ScreenTitle title={title} />
      <Text>{message}</Text>
      <Button onClick={onAction}>{actionLabel}</Button>
      {children}
    </Stack>
  );
}
