import { outcomeText } from '../../../app/imports/outcomeText.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { ExportMenu } from '../../../app/tables/export/ExportMenu.tsx';
import { ImportRows } from '../../../app/imports/ImportRows.tsx';
import type { FileSheet } from '../../../app/imports/sheetFile.ts';
import type { QuestionImportResult, ImportRow } from './openQuestions.ts';
import { QuestionResultRow } from './QuestionResultRow.tsx';

type QuestionReportProps = {
  report: QuestionImportResult;
  /** The sheet with the questions; null for a file without cells. */
  sheet: FileSheet | null;
};

/** What an import does with each row. */
export function QuestionReport({ report, sheet }: QuestionReportProps) {
  const { rows, written } = report;
  return (
    <ImportRows
      label="Rows of questions"
      rows={rows}
      actions={<ExportMenu label="Import report" columns={importColumns(written)} rows={rows} />}
    >
      {(importRow) => <QuestionResultRow key={importRow.row} importRow={importRow} written={written} sheet={sheet} />}
    </ImportRows>
  );
}

/** What an import's report says of a row. */
function importColumns(written: boolean): readonly ExportColumn<ImportRow>[] {
  return [
    { header: 'Row', exported: ({ row }) => row },
    { header: 'Outcome', exported: ({ outcome }) => outcomeText(outcome, written) },
    { header: 'Id', exported: ({ id }) => id ?? '' },
    { header: 'Question', exported: ({ question }) => question },
    { header: 'Problems', exported: ({ problems }) => problems.map(({ message }) => message).join(' ') },
  ];
}
