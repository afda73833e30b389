import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** The shape of a record that is still on its way. */
export function RecordSkeleton() {
  return (
    <Stack gap="lg" role="status">
      <VisuallyHidden>Loading the record</VisuallyHidden>
      <Skeleton h="2.75rem" maw="16rem" />
      <Skeleton h="9rem" />
      <Skeleton h="6rem" />
      <Skeleton h="24rem" />
    </Stack>
  );
}
