import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

type ScreenSkeletonProps = {
  /** What is loading, as in "the record". */
  what: string;
  /** How high each part below the title is. */
  parts: readonly string[];
};

/** The skeleton of a screen that is loading, in about its final size. */
export function ScreenSkeleton({ what, parts }: ScreenSkeletonProps) {
  return (
    <Stack gap="lg" role="status">
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      <Skeleton h="2.75rem" maw="16rem" />
      {parts.map((height, index) => (
        <Skeleton key={index} h={height} />
      ))}
    </Stack>
  );
}
