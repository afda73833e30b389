import { Stack } from '@mantine/core';
import { useUnitList } from '../../../app/live/useUnitList.ts';
import { paths } from '../../../app/paths.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { useQueryValue } from '../../../app/browser/useQueryValue.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { isChosen } from '../../../app/tables/lists/listedPerson.ts';
import { ListFilter } from '../../../app/tables/lists/ListFilter.tsx';
import { ReportHead } from '../../calendarFeed/ListHead.tsx';
import { ListTable } from '../../../app/tables/lists/ListTable.tsx';
import { useListFilter } from '../../../app/tables/lists/useListFilter.ts';
import { EXPORTED_TOO, SCHOOL_COLUMNS } from './schoolColumns.tsx';
import { useSchoolsListQuery } from './SchoolsScreen.generated.ts';

/** The value of the query parameter that hides past schools. */
const HIDDEN = 'hidden';

/** Schools: everybody's scheduled schools. */
export function SchoolsScreen() {
  const { choice } = useListFilter();
  const [past, setPast] = useQueryValue('past');
  const showsPast = past !== HIDDEN;
  // Shows what is cached at once, and refetches it.
  const { data, error, retry } = useUnitList(useSchoolsListQuery({ fetchPolicy: 'cache-and-network' }));
  const report = data?.schoolsList;
  if (!report && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <Stack gap="lg">
      <ReportHead title="Schools" />
      <QueryAlert error={error} onRetry={retry} />
      <ListFilter>
        <CheckField
          name="past"
          label="Show past"
          problem={undefined}
          checked={showsPast}
          onChange={(isShown) => setPast(isShown ? '' : HIDDEN)}
        />
      </ListFilter>
      {report ? (
        <ListTable
          screen="Schools"
          label="Schools"
          columns={SCHOOL_COLUMNS}
          exportedToo={EXPORTED_TOO}
          rows={report.filter(({ soldier, isOver }) => isChosen(soldier, choice) && (showsPast || !isOver))}
          rowKey={({ soldier, school }) => `${soldier.id} ${school.id}`}
          rowTone={({ isOver }) => (isOver ? 'over' : undefined)}
          initialSort="start"
          sortParameter="sort"
          whenEmpty={report.length === 0 ? 'No schools scheduled' : 'No school matches.'}
          wayToFill={report.length === 0 && <TextLink to={paths.home}>Choose a soldier to add one</TextLink>}
        />
      ) : (
        <ScreenSkeleton what="the report" parts={['24rem']} />
      )}
    </Stack>
  );
}
