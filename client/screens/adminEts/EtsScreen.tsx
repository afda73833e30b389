import { Stack } from '@mantine/core';
import { useAskAgain } from '../../app/live/useAskAgain.ts';
import { useNewDay } from '../../app/live/useNewDay.ts';
import { useUnitChanges } from '../../app/live/useUnitChanges.ts';
import { QueryFailure } from '../../app/QueryFailure.tsx';
import { QueryNotice } from '../../app/QueryNotice.tsx';
import { ReportFilter } from '../adminReports/ReportFilter.tsx';
import { ReportHead } from '../adminReports/ReportHead.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { useEtsReportQuery } from './EtsScreen.generated.ts';
import { EtsTable } from './EtsTable.tsx';

/** ETS Time: everybody's upcoming and past ETS dates. */
export function EtsScreen() {
  // Shows what is cached at once, and refetches it. The cached report stays if that fails.
  const query = useEtsReportQuery({ fetchPolicy: 'cache-and-network' });
  const { data, previousData, error, refetch } = query;
  const askAgain = useAskAgain(query);
  useUnitChanges(askAgain);
  useNewDay(askAgain);
  const report = (data ?? previousData)?.etsReport;
  if (!report && error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!report) return <ScreenSkeleton what="the report" parts={['4.5rem', '24rem']} />;
  return (
    <Stack gap="lg">
      <ReportHead title="ETS Time" />
      <QueryNotice error={error} onRetry={() => void refetch()} />
      <ReportFilter />
      <EtsTable table="upcoming" people={report.upcoming} />
      <EtsTable table="past" people={report.past} />
    </Stack>
  );
}
