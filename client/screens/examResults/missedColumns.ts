import type { AskedQuestion } from '../../../domain/exam/examState.ts';
import type { ExportColumn } from '../../app/export/exportColumn.ts';

/** What the results show of a missed question. */
export const MISSED_COLUMNS: readonly ExportColumn<AskedQuestion>[] = [
  { header: 'Question', exported: ({ question }) => question },
  { header: 'Your first guess', exported: ({ guess }) => guess ?? '' },
  { header: 'Right answer', exported: ({ answerText }) => answerText },
  { header: 'Explanation', exported: ({ explanation }) => explanation },
  { header: 'Citation', exported: ({ citation }) => citation },
];
