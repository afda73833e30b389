import { Button, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type FailureProps = {
  title?: string;
  message: string;
  actionLabel: string;
  onAction: () => void;
  /** What else can be done meanwhile. */
  children?: ReactNode;
};

/** A failure in place of a screen: the message and one action. */
export function Failure({ title = 'That did not work', message, actionLabel, onAction, children }: FailureProps) {
  return (
    <Stack gap="md" align="flex-start" role="alert">
      <Title order={1}>{title}</Title>
      <Text>{message}</Text>
      <Button onClick={onAction}>{actionLabel}</Button>
      {children}
    </Stack>
  );
}
