import { Center } from '@mantine/core';
import { LoadingPart } from './LoadingPart.tsx';

/** Fills the page while nothing can be said yet. */
export function LoadingScreen() {
  return (
    <Center component="main" mih="100dvh">
      <LoadingPart />
    </Center>
  );
}
