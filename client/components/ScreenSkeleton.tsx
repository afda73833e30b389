import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

type ScreenSkeletonProps = {
  /** What is loading, as in "the record". */
  what: string;
  /** How high each part is. */
  parts: readonly string[];
};

/** The skeleton of what is loading below a screen's title, in about its final size. Not on paper. */
export function ScreenSkeleton({ what, parts }: ScreenSkeletonProps) {
  return (
    <Stack gap="lg" role="status" data-screen-only>
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      {parts.map((height, index) => (
        <Skeleton key={index} h={height} />
      ))}
    </Stack>
  );
}
