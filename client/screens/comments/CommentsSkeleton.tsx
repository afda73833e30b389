import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** The shape of a list of comments that is still on its way. */
export function CommentsSkeleton() {
  return (
    <Stack gap="lg" role="status">
      <VisuallyHidden>Loading the comments</VisuallyHidden>
      <Skeleton h="2.75rem" maw="20rem" />
      <Skeleton h="10rem" />
      <Skeleton h="10rem" />
      <Skeleton h="10rem" />
    </Stack>
  );
}
