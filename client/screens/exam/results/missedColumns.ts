import type { AskedQuestion } from '../../../../domain/exam/examState.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';

/** The columns of the exported missed questions. */
export const MISSED_COLUMNS: readonly ExportColumn<AskedQuestion>[] = [
  { header: 'Question', exported: ({ question }) => question },
  { header: 'Your first guess', exported: ({ guess }) => guess ?? '' },
  { header: 'Right answer', exported: ({ answerText }) => answerText },
  { header: 'Explanation', exported: ({ explanation }) => explanation },
  { header: 'Citation', exported: ({ citation }) => citation },
];
