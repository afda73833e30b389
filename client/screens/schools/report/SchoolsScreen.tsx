import { Stack } from '@mantine/core';
import { useUnitReport } from '../../../app/live/useUnitReport.ts';
import { paths } from '../../../app/paths.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { useQueryValue } from '../../../app/browser/useQueryValue.ts';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { TextLink } from '../../../components/TextLink.tsx';
import { isChosen } from '../../../app/tables/lists/reportedPerson.ts';
import { ReportFilter } from '../../../app/tables/lists/ReportFilter.tsx';
import { ReportHead } from '../../calendarFeed/ReportHead.tsx';
import { ReportTable } from '../../../app/tables/lists/ReportTable.tsx';
import { useReportFilter } from '../../../app/tables/lists/useReportFilter.ts';
import { EXPORTED_TOO, SCHOOL_COLUMNS } from './schoolColumns.tsx';
import { useSchoolsReportQuery } from './SchoolsScreen.generated.ts';

/** The value of the query parameter that hides past schools. */
const HIDDEN = 'hidden';

/** Schools: everybody's scheduled schools. */
export function SchoolsScreen() {
  const { choice } = useReportFilter();
  const [past, setPast] = useQueryValue('past');
  const showsPast = past !== HIDDEN;
  // Shows what is cached at once, and refetches it.
  const { data, error, retry } = useUnitReport(useSchoolsReportQuery({ fetchPolicy: 'cache-and-network' }));
  const report = data?.schoolsReport;
  if (!report && error) return <QueryFailure error={error} onRetry={retry} />;
  return (
    <Stack gap="lg">
      <ReportHead title="Schools" />
      <QueryAlert error={error} onRetry={retry} />
      <ReportFilter>
        <CheckField
          name="past"
          label="Show past"
          value={showsPast}
          onChange={(isShown) => setPast(isShown ? '' : HIDDEN)}
        />
      </ReportFilter>
      {report ? (
        <ReportTable
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
