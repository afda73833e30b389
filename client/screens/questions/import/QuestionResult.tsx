import { outcomeText } from '../../../app/imports/outcomeText.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { ReportRows } from '../../../app/imports/ImportRows.tsx';
import type { FileSheet } from '../../../app/imports/sheetFile.ts';
import type { QuestionImportReport, ReportRow } from './openQuestions.ts';
import { QuestionReportRow } from './QuestionResultRow.tsx';

type QuestionReportProps = {
  report: QuestionImportReport;
  /** The sheet with the questions; null for a file without cells. */
  sheet: FileSheet | null;
};

/** What an import does with each row. */
export function QuestionReport({ report, sheet }: QuestionReportProps) {
  const { rows, written } = report;
  return (
    <ReportRows
      label="Rows of questions"
      rows={rows}
      actions={<ExportMenu label="Import report" columns={importReportColumns(written)} rows={rows} />}
    >
      {(reportRow) => <QuestionReportRow key={reportRow.row} reportRow={reportRow} written={written} sheet={sheet} />}
    </ReportRows>
  );
}

/** What an import's report says of a row. */
function importReportColumns(written: boolean): readonly ExportColumn<ReportRow>[] {
  return [
    { header: 'Row', exported: ({ row }) => row },
    { header: 'Outcome', exported: ({ outcome }) => outcomeText(outcome, written) },
    { header: 'Id', exported: ({ id }) => id ?? '' },
    { header: 'Question', exported: ({ question }) => question },
    { header: 'Problems', exported: ({ problems }) => problems.map(({ message }) => message).join(' ') },
  ];
}
