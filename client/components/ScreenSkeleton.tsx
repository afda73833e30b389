import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

type ScreenSkeletonProps = {
  /** What is on its way, as in "the record". */
  what: string;
  /** How high each part below the title is. */
  parts: readonly string[];
  /** How wide the screen is at most, where it is narrower than others. */
  width?: 'var(--app-wide-form)';
};

/** The shape of a screen that is still on its way, in about its final size. */
export function ScreenSkeleton({ what, parts, width }: ScreenSkeletonProps) {
  return (
    <Stack gap="lg" role="status" maw={width}>
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      <Skeleton h="2.75rem" maw="16rem" />
      {parts.map((height, index) => (
        <Skeleton key={index} h={height} />
      ))}
    </Stack>
  );
}
