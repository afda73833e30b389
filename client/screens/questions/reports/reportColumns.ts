import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';
import { dayOf, timeOf } from '../../../components/dayText.ts';
import { authorText } from '../../../components/soldierText.ts';
import type { ReportEntry_ReportFragment } from './ReportEntry.generated.ts';

/** A report on a question, as a row of the exported file. */
export const REPORT_COLUMNS: readonly ExportColumn<ReportEntry_ReportFragment>[] = [
  { header: 'Date', exported: ({ at }) => ({ day: dayOf(at) }) },
  { header: 'Time', exported: ({ at }) => timeOf(at) },
  { header: 'By', exported: ({ reporter }) => authorText(reporter) },
  { header: 'Question id', exported: ({ questionId }) => questionId },
  { header: 'Question', exported: ({ question }) => question?.question ?? '' },
  { header: 'Report', exported: ({ text }) => text },
];
