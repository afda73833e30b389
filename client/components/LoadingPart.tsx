import { Center, Loader } from '@mantine/core';

/** Fills the part of a page that is still on its way. */
export function LoadingPart({ label = 'Loading' }: { label?: string }) {
  return (
    <Center mih="50dvh" role="status" aria-label={label}>
      <Loader />
    </Center>
  );
}
