import { Stack } from '@mantine/core';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { LARGEST_PAGE, useWholeList } from '../../../app/tables/export/useWholeList.ts';
import { ShowMore } from '../../../app/tables/ShowMore.tsx';
import { usePaginatedList } from '../../../app/tables/usePaginatedList.ts';
import { paths } from '../../../app/paths.ts';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { BackLink } from '../../../components/BackLink.tsx';
import { dayOf, timeOf } from '../../../components/browserClock.ts';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { authorText } from '../../../components/soldierText.ts';
import { QuestionReportsDocument } from './QuestionReportsScreen.generated.ts';
import type { ReportEntry_ReportFragment } from './ReportEntry.generated.ts';
import { ReportList } from './ReportList.tsx';

/** A report on a question, as a row of the exported file. */
const REPORT_COLUMNS: readonly ExportColumn<ReportEntry_ReportFragment>[] = [
  { header: 'Date', exported: ({ at }) => ({ day: dayOf(at) }) },
  { header: 'Time', exported: ({ at }) => timeOf(at) },
  { header: 'By', exported: ({ reporter }) => authorText(reporter) },
  { header: 'Question id', exported: ({ questionId }) => questionId },
  { header: 'Question', exported: ({ question }) => question?.question ?? '' },
  { header: 'Report', exported: ({ text }) => text },
];

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
    <Stack gap="md">
      <ScreenTitle
        back={<BackLink to={paths.questionBank} screen="Questions" />}
        title="Question Reports"
        actions={
          reports && reports.edges.length > 0 ? (
            <ExportMenu label="Question reports" columns={REPORT_COLUMNS} rows={readAll} />
          ) : null
        }
      />
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
