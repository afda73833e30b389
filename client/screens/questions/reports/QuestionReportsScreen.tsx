import { Stack } from '@mantine/core';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { LARGEST_PAGE, useWholeList } from '../../../app/tables/export/useWholeList.ts';
import { ShowMore } from '../../../app/tables/ShowMore.tsx';
import { usePaginatedList } from '../../../app/tables/usePaginatedList.ts';
import { paths } from '../../../app/paths.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { BackLink } from '../../../components/BackLink.tsx';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { QuestionReportsDocument } from './QuestionReportsScreen.generated.ts';
import classes from './QuestionReportsScreen.module.css';
import { REPORT_COLUMNS } from './reportColumns.ts';
import { ReportList } from './ReportList.tsx';

/** The reports on questions that nobody has resolved yet. */
export function QuestionReportsScreen() {
  const { data, error, retry, showMore } = usePaginatedList(
    QuestionReportsDocument,
    {},
    (found) => found.questionReports,
  );
  const readAll = useWholeList(QuestionReportsDocument, { first: LARGEST_PAGE }, (found) => found.questionReports);
  if (!data && error) return <QueryFailure error={error} onRetry={retry} />;
  const reports = data?.questionReports;
  return (
    <Stack gap="lg">
      <BackLink to={paths.questionBank} />
      <div className={classes['head']}>
        <ScreenTitle title="Question Reports" />
        {reports && reports.edges.length > 0 && (
          <ExportMenu label="Question reports" columns={REPORT_COLUMNS} rows={readAll} />
        )}
      </div>
      <QueryAlert error={error} onRetry={retry} />
      {reports ? (
        <>
          <ReportList reports={reports.edges.map(({ node }) => node)} hasOlder={reports.pageInfo.hasNextPage} />
          <ShowMore
            label="Show older reports"
            status={`${reports.edges.length} reports are listed`}
            hasMore={reports.pageInfo.hasNextPage}
            onMore={showMore}
          />
        </>
      ) : (
        <ScreenSkeleton what="the reports" parts={['12rem', '12rem']} />
      )}
    </Stack>
  );
}
