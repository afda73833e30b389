import { letters } from '../../../domain/importTexts.ts';
import { UnreadableFile } from '../../app/import/UnreadableFile.ts';

/** A question as it stands in a file: its fields as texts, right or wrong; what is missing is blank. */
export type FileQuestion = {
  id: string;
  question: string;
  options: string[];
  answerText: string;
  topic: string;
  explanation: string;
  citation: string;
  reviewDate: string;
  /** 'yes' for one that is kept out of the exam. */
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

type QuestionColumn = (typeof QUESTION_COLUMNS)[number];

const MAY_BE_LEFT_OUT: readonly string[] = ['id', 'retired'] satisfies QuestionColumn[];

const BY_HEADING: ReadonlyMap<string, QuestionColumn> = new Map(
  QUESTION_COLUMNS.map((column) => [letters(column), column]),
);

/** The column that a heading names, which may also be written `Option A` or `option-a`; the heading where it names none. */
export function columnNamed(heading: string): string {
  return BY_HEADING.get(letters(heading)) ?? heading;
}

/**
 * Makes sure that a table is one of questions; the id may be left out, and what is retired.
 * @throws UnreadableFile that names the missing columns.
 */
export function checkColumns(names: readonly string[]): void {
  const missing = QUESTION_COLUMNS.filter((column) => !MAY_BE_LEFT_OUT.includes(column) && !names.includes(column));
  if (missing.length > 0) throw new UnreadableFile(`The file has no column ${missing.map(plainName).join(', ')}.`);
}

/** `option A`, `review date`. */
function plainName(column: QuestionColumn): string {
  return column.replace(/(?=[A-Z])/, ' ').replace(/[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** The question that a line holds. */
export function questionOf(cell: (column: QuestionColumn) => string): FileQuestion {
  return {
    id: cell('id'),
    question: cell('question'),
    options: [cell('optionA'), cell('optionB'), cell('optionC'), cell('optionD')],
    answerText: cell('answerText'),
    topic: cell('topic'),
    explanation: cell('explanation'),
    citation: cell('citation'),
    reviewDate: cell('reviewDate'),
    retired: cell('retired'),
  };
}

/** What the line of a question has in a column. */
export function cellOf({ options, ...rest }: FileQuestion, column: QuestionColumn): string {
  const [optionA = '', optionB = '', optionC = '', optionD = ''] = options;
  return { ...rest, optionA, optionB, optionC, optionD }[column];
}
