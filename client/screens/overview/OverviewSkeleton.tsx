import { Skeleton, Stack } from '@mantine/core';
import gauges from './Gauges.module.css';
import lists from './ReadinessLists.module.css';

/** The skeleton of the overview while it is loading. */
export function OverviewSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading the overview">
      <div className={gauges.gauges}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} h="5.5rem" />
        ))}
      </div>
      <div className={lists.frame}>
        <div className={lists.columns}>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} h="20rem" />
          ))}
        </div>
      </div>
    </Stack>
  );
}
