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

/** ETS Time: when everybody leaves the service, and who has left it. */
export function EtsScreen() {
  // What was loaded before shows at once, is brought up to date behind, and stays when that fails.
  const query = useEtsReportQuery({ fetchPolicy: 'cache-and-network' });
  const { data, previousData, error, refetch } = query;
  const askAgain = useAskAgain(query);
  useUnitChanges(askAgain);
  useNewDay(askAgain);
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
      <QueryNotice error={error} onRetry={() => void refetch()} />
      <ReportFilter />
      <EtsTable table="upcoming" people={report.upcoming} />
      <EtsTable table="past" people={report.past} />
    </Stack>
  );
}
