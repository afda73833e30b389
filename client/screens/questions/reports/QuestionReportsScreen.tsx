import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { QueryAlert } from '../../../app/failures/QueryAlert.tsx';
import { QueryFailure } from '../../../app/failures/QueryFailure.tsx';
import { paths } from '../../../app/paths.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { LARGEST_PAGE, useWholeList } from '../../../app/tables/export/useWholeList.ts';
import { ShowMore } from '../../../app/tables/ShowMore.tsx';
import { usePaginatedList } from '../../../app/tables/usePaginatedList.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { dayOf, timeOf } from '../../../components/browserClock.ts';
import classes from '../../../components/rows.module.css';
import { ScreenSkeleton } from '../../../components/ScreenSkeleton.tsx';
import { ScreenTitle } from '../../../components/ScreenTitle.tsx';
import { authorText } from '../../../components/soldierText.ts';
import { useToast } from '../../../components/toasts/ToastContext.ts';
import { QuestionReportsDocument } from './QuestionReportsScreen.generated.ts';
import type { ReportEntry_ReportFragment } from './ReportEntry.generated.ts';
import { ReportEntry } from './ReportEntry.tsx';

/** A report on a question, as a row of the exported file. */
const REPORT_COLUMNS: readonly ExportColumn<ReportEntry_ReportFragment>[] = [
  { header: 'Date', exported: ({ at }) => ({ day: dayOf(at) }) },
  { header: 'Time', exported: ({ at }) => timeOf(at) },
  { header: 'By', exported: ({ reporter }) => authorText(reporter) },
  { header: 'Question id', exported: ({ questionId }) => questionId },
  { header: 'Question', exported: ({ question }) => question?.question ?? '' },
  { header: 'Report', exported: ({ text }) => text },
];

/** The unresolved reports on questions. */
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
        title="Question reports"
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

type ReportListProps = { reports: readonly ReportEntry_ReportFragment[]; hasOlder: boolean };

/** The open reports. Resolving one removes its row and moves the focus to the next row. */
function ReportList({ reports, hasOlder }: ReportListProps) {
  const tell = useToast();
  const around = useRef<HTMLDivElement>(null);
  const [resolved, setResolved] = useState<{ id: string; index: number } | null>(null);
  const isGone = resolved !== null && reports.every(({ id }) => id !== resolved.id);

  useEffect(() => {
    // If the person has focused something else by now, the focus stays there.
    if (!isGone || document.activeElement !== document.body) return;
    const rows = around.current?.querySelectorAll<HTMLElement>('[tabindex]');
    rows?.[Math.min(resolved.index, rows.length - 1)]?.focus();
  }, [resolved, isGone]);

  return (
    <div ref={around}>
      {reports.length === 0 ? (
        <Text tabIndex={-1}>{hasOlder ? 'Only older reports are left.' : 'No open reports.'}</Text>
      ) : (
        <ul className={classes.rows}>
          {reports.map((report, index) => (
            <ReportEntry
              key={report.id}
              report={report}
              onResolved={() => {
                tell('Report resolved.');
                setResolved({ id: report.id, index });
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
