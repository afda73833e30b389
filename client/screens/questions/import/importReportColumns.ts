import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { outcomeText } from '../../../app/imports/outcomeText.ts';
import type { ReportRow } from './openQuestions.ts';

/** What an import's report says of a row. */
export function importReportColumns(written: boolean): readonly ExportColumn<ReportRow>[] {
  return [
    { header: 'Row', exported: ({ row }) => row },
    { header: 'Outcome', exported: ({ outcome }) => outcomeText(outcome, written) },
    { header: 'Id', exported: ({ id }) => id ?? '' },
    { header: 'Question', exported: ({ question }) => question },
    { header: 'Problems', exported: ({ problems }) => problems.map(({ message }) => message).join(' ') },
  ];
}
