import { UnitPolicy } from '../../app/policy/UnitPolicy.tsx';
import { Stack } from '@mantine/core';
import { useUnitList } from '../../app/live/useUnitList.ts';
import { QueryFailure } from '../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../app/failures/QueryAlert.tsx';
import { Note } from '../../components/Note.tsx';
import { ScreenSkeleton } from '../../components/ScreenSkeleton.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { dataToComplete } from '../dataToComplete/dataToComplete.ts';
import { ListFilter } from '../../app/tables/lists/ListFilter.tsx';
import { ReportHead } from '../calendarFeed/ListHead.tsx';
import { useEtsListQuery } from './EtsScreen.generated.ts';
import { EtsTable } from './EtsTable.tsx';

/** ETS Time: everybody's upcoming and past ETS dates. */
export function EtsScreen() {
  return (
    <UnitPolicy>
      <Ets />
    </UnitPolicy>
  );
}

function Ets() {
  // Shows what is cached at once, and refetches it.
  const { data, error, retry } = useUnitList(useEtsListQuery({ fetchPolicy: 'cache-and-network' }));
  const report = data?.etsList;
  if (!report && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <Stack gap="md">
      <ReportHead title="ETS Time" />
      <QueryAlert error={error} onRetry={retry} />
      <ListFilter />
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
