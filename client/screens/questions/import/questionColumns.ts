import { matchKey } from '../../../../domain/imports/importTexts.ts';
import type { ExportColumn } from '../../../app/tables/export/exportColumn.ts';

/** A question as in the file: all fields as texts, right or wrong, blank if missing. */
export type FileQuestion = {
  id: string;
  question: string;
  options: readonly string[];
  answerText: string;
  topic: string;
  explanation: string;
  citation: string;
  reviewDate: string;
  /** 'yes' if the question is kept out of the exam. */
  retired: string;
};

export const QUESTION_COLUMNS = [
  'id',
  'question',
  'optionA',
  'optionB',
  'optionC',
  'optionD',
  'answerText',
  'topic',
  'explanation',
  'citation',
  'reviewDate',
  'retired',
] as const;

export type QuestionColumn = (typeof QUESTION_COLUMNS)[number];

export const OPTION_COLUMNS = ['optionA', 'optionB', 'optionC', 'optionD'] as const satisfies QuestionColumn[];

/** Other names of the right answer, in the form and in other files. */
const ANSWER_ALSO_CALLED = ['Right answer', 'Correct answer', 'Answer'];

const BY_HEADING: ReadonlyMap<string, QuestionColumn> = new Map([
  ...QUESTION_COLUMNS.map((column) => [matchKey(column), column] as const),
  ...ANSWER_ALSO_CALLED.map((name) => [matchKey(name), 'answerText'] as const),
]);

/** The column that a heading names, also written as `Option A` or `option-a`; null for none. */
export function columnNamed(heading: string): QuestionColumn | null {
  return BY_HEADING.get(matchKey(heading)) ?? null;
}

/** `option A`, `review date`. */
export function plainName(column: QuestionColumn): string {
  return column.replace(/(?=[A-Z])/, ' ').replace(/[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** The columns of an exported file, which the import accepts. */
export const QUESTION_EXPORT: readonly ExportColumn<FileQuestion>[] = QUESTION_COLUMNS.map((column) => ({
  header: column,
  exported: ({ options, ...rest }) => {
    const [optionA = '', optionB = '', optionC = '', optionD = ''] = options;
    return { ...rest, optionA, optionB, optionC, optionD }[column];
  },
}));
