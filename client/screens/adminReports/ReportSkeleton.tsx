import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** The shape of a report that is still on its way. */
export function ReportSkeleton() {
  return (
    <Stack gap="lg" role="status">
      <VisuallyHidden>Loading the report</VisuallyHidden>
      <Skeleton h="2.75rem" maw="16rem" />
      <Skeleton h="4.5rem" />
      <Skeleton h="24rem" />
    </Stack>
  );
}
