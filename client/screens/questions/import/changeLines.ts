import { wrongOption } from '../../../../domain/exam/examQuestion.ts';
import { formatDay, isLocalDate } from '../../../../domain/localDate.ts';
import { cellPlace, type FileSheet } from '../../../app/imports/sheetFile.ts';
import type { ChangeParts } from '../../../components/ChangeLine.tsx';
import type { ImportRow } from './openQuestions.ts';
import { OPTION_COLUMNS, QUESTION_COLUMNS } from './questionColumns.ts';
import { columnAt } from './questionSheet.ts';

/** The fields listed for a new question: its options and its answer. The rest can be seen once it's in the list. */
const OF_A_NEW_ONE: readonly string[] = [...OPTION_COLUMNS, 'answerText'];

const LABEL: Readonly<Record<string, string>> = {
  question: 'Question',
  optionA: 'A',
  optionB: 'B',
  optionC: 'C',
  optionD: 'D',
  answerText: 'Right answer',
  topic: 'Topic',
  explanation: 'Explanation',
  citation: 'Citation',
  reviewDate: 'Review date',
};

/** What a row changes, a line for each field: `Right answer: East → South`. */
export function changeLines({ outcome, changes }: Pick<ImportRow, 'outcome' | 'changes'>): ChangeParts[] {
  return changes
    .filter(({ field }) => outcome !== 'ADDED' || OF_A_NEW_ONE.includes(field))
    .map(({ field, from, to }) => {
      const values = [from, to].flatMap((value) =>
        value === null ? [] : [field === 'reviewDate' && isLocalDate(value) ? formatDay(value) : value],
      );
      return { label: LABEL[field] ?? field, values };
    });
}

/** The cell of a problem and its text: `G answerText: Up`. Null if the problem is about the question itself, which the row shows. */
export function problemPlace(sheet: FileSheet, row: number, field: string): string | null {
  if (field === 'question') return null;
  const cells = sheet.rows.find((fileRow) => fileRow.row === row)?.cells ?? [];
  const wrong = wrongOption(OPTION_COLUMNS.map((option) => cells[columnAt(sheet, option)] ?? ''));
  const column = field === 'options' ? OPTION_COLUMNS[wrong] : QUESTION_COLUMNS.find((one) => one === field);
  return column === undefined ? null : cellPlace(sheet, columnAt(sheet, column), row);
}
