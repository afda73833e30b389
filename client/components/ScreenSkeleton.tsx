import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

type ScreenSkeletonProps = {
  /** What is loading, as in "the record". */
  what: string;
  /** The height of each part. */
  parts: readonly string[];
};

/** Placeholders for the content below a screen's title, at about its final size. Not printed. */
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
