import { Button, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { useQueryValue } from '../../app/browser/useQueryValue.ts';
import { useUnitReport } from '../../app/live/useUnitReport.ts';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { paths } from '../../app/paths.ts';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import head from '../../components/head.module.css';
import { ScreenTitle } from '../../components/ScreenTitle.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { useReadinessOverviewQuery } from './AdminOverviewScreen.generated.ts';
import { Gauges } from './Gauges.tsx';
import { gaugeKey } from './gaugeText.ts';
import { ListsExport } from './ListsExport.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { ReadinessBrief } from './ReadinessBrief.tsx';
import { ReadinessLists } from './ReadinessLists.tsx';

/**
 * The readiness overview: six gauges and seven lists. A gauge that is pressed names its people, and narrows the lists to them. Printed, it is a
 * brief of the whole unit on one page.
 */
export const AdminOverviewScreen = withUnitPolicy(AdminOverview);

function AdminOverview() {
  // In the address, so that the same people are listed after going back from a record.
  const [chosen, choose] = useQueryValue('section');
  // Shows what is cached at once, and refetches it.
  const { data, error, retry } = useUnitReport(useReadinessOverviewQuery({ fetchPolicy: 'cache-and-network' }));
  // Deferred, so that the large screen is rendered without blocking the page.
  const shown = useDeferredValue(data);
  const overview = shown?.readinessOverview;
  if (!overview && error) return <QueryFailure error={error} onRetry={retry} />;
  const open = overview?.gauges.find((gauge) => gaugeKey(gauge) === chosen);
  return (
    <>
      {/* Print shows the brief instead. */}
      <Stack gap="md" data-screen-only>
        <ScreenTitle
          title="Readiness Overview"
          actions={
            overview ? (
              <div className={head.head}>
                <ListsExport overview={overview} narrowedTo={open} />
                <Button variant="subtle" leftSection={<IconPrinter aria-hidden />} onClick={() => window.print()}>
                  Print brief
                </Button>
              </div>
            ) : null
          }
        />
        <QueryAlert error={error} onRetry={retry} />
        {shown && <WaitingApprovals count={shown.staffApprovals.length} />}
        {overview ? (
          <>
            <DataNote count={overview.toComplete} />
            <Gauges overview={overview} open={open} onChoose={choose} />
            <ReadinessLists overview={overview} section={open?.section ?? null} />
          </>
        ) : (
          <OverviewSkeleton />
        )}
      </Stack>
      {overview && <ReadinessBrief overview={overview} />}
    </>
  );
}

/** Tells how many records have something odd or missing, and leads to them. */
function DataNote({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {count === 1 ? '1 record has' : `${count} records have`} data to complete.{' '}
      <TextLink to={paths.adminData}>Show what</TextLink>
    </Text>
  );
}

/** Tells staff who do not open Reassign how many people wait for the approval of their staff role (Rule 8). */
function WaitingApprovals({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {count === 1 ? '1 person waits' : `${count} people wait`} for approval of a staff role.{' '}
      <TextLink to={paths.adminReassign}>Approve or decline</TextLink>
    </Text>
  );
}
