import { Center } from '@mantine/core';
import { Failure } from './Failure.tsx';

/** A failure that leaves nothing else to show. */
export function FailureScreen(props: Parameters<typeof Failure>[0]) {
  return (
    <Center component="main" mih="100dvh" p="md">
      <Failure {...props} />
    </Center>
  );
}
