import { Stack } from '@mantine/core';
import { useUnitReport } from '../../app/live/useUnitReport.ts';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { withUnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { Note } from '../../components/Note.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { dataToComplete } from '../dataToComplete/dataToComplete.ts';
import { ReportFilter } from '../../app/tables/lists/ReportFilter.tsx';
import { ReportHead } from '../calendarFeed/ReportHead.tsx';
import { useEtsReportQuery } from './EtsScreen.generated.ts';
import { EtsTable } from './EtsTable.tsx';

/** ETS Time: everybody's upcoming and past ETS dates. */
export const EtsScreen = withUnitPolicy(Ets);

function Ets() {
  // Shows what is cached at once, and refetches it.
  const { data, error, retry } = useUnitReport(useEtsReportQuery({ fetchPolicy: 'cache-and-network' }));
  const report = data?.etsReport;
  if (!report && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <Stack gap="md">
      <ReportHead title="ETS Time" />
      <QueryAlert error={error} onRetry={retry} />
      <ReportFilter />
      {report ? (
        <>
          <WithoutDate count={report.notEntered} />
          <EtsTable table="upcoming" people={report.upcoming} />
          <EtsTable table="past" people={report.past} />
        </>
      ) : (
        <ScreenSkeleton what="the report" parts={['24rem']} />
      )}
    </Stack>
  );
}

/** Tells how many people are in neither table, and leads to them. */
function WithoutDate({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Note>
      {count === 1 ? '1 person has' : `${count} people have`} no ETS date.{' '}
      <TextLink to={dataToComplete('ETS_NOT_ENTERED')}>Show who</TextLink>
    </Note>
  );
}
