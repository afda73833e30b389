import { Button, Stack, Text, Title } from '@mantine/core';

type FailureProps = { message: string; actionLabel: string; onAction: () => void };

/** What happened, and one way on. */
export function Failure({ message, actionLabel, onAction }: FailureProps) {
  return (
    <Stack gap="md" align="flex-start" role="alert">
      <Title order={1}>That did not work</Title>
      <Text>{message}</Text>
      <Button onClick={onAction}>{actionLabel}</Button>
    </Stack>
  );
}
