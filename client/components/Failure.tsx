import { Button, Stack, Text, Title } from '@mantine/core';

type FailureProps = { title?: string; message: string; actionLabel: string; onAction: () => void };

/** What happened, and one way on. */
export function Failure({ title = 'That did not work', message, actionLabel, onAction }: FailureProps) {
  return (
    <Stack gap="md" align="flex-start" role="alert">
      <Title order={1}>{title}</Title>
      <Text>{message}</Text>
      <Button onClick={onAction}>{actionLabel}</Button>
    </Stack>
  );
}
