import { SimpleGrid, Skeleton, Stack } from '@mantine/core';

/** The shape of the overview that is still on its way. */
export function OverviewSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading the overview">
      <SimpleGrid cols={{ base: 3, sm: 6 }} spacing="sm">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} h="11rem" />
        ))}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} h="20rem" />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
