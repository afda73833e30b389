import { Stack } from '@mantine/core';
import { failureOf } from '../../app/failure.ts';
import { useNewDay } from '../../app/live/useNewDay.ts';
import { useUnitChanges } from '../../app/live/useUnitChanges.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ReportFilter } from '../adminReports/ReportFilter.tsx';
import { ReportHead } from '../adminReports/ReportHead.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { useEtsReportQuery } from './EtsScreen.generated.ts';
import { EtsTable } from './EtsTable.tsx';

/** ETS Time: when everybody leaves the service, and who has left it. */
export function EtsScreen() {
  // What was loaded before shows at once, is brought up to date behind, and stays when that fails.
  const query = useEtsReportQuery({ fetchPolicy: 'cache-and-network' });
  const { data, previousData, error, refetch } = query;
  useUnitChanges(query);
  useNewDay(query);
  const report = (data ?? previousData)?.etsReport;
  if (!report)
    return error ? (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <ScreenSkeleton what="the report" parts={['4.5rem', '24rem']} />
    );
  return (
    <Stack gap="lg">
      <ReportHead title="ETS Time" />
      {error && <Notice message={failureOf(error).message} actionLabel="Try again" onAction={() => void refetch()} />}
      <ReportFilter />
      <EtsTable table="upcoming" people={report.upcoming} />
      <EtsTable table="past" people={report.past} />
    </Stack>
  );
}
