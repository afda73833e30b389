import { Center, Loader, VisuallyHidden } from '@mantine/core';

/** Fills the page while nothing can be said yet. */
export function LoadingScreen() {
  return (
    <Center component="main" mih="100dvh" role="status">
      <Loader />
      <VisuallyHidden>Loading</VisuallyHidden>
    </Center>
  );
}
