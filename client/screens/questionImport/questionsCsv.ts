import { BEHIND_APOSTROPHE, csvOf, papaparse } from '../../components/export/csv.ts';
import { type FileQuestion, UnreadableFile } from './questionRow.ts';

const COLUMNS = [
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
] as const;

/** A line for each question, under the names of the columns. */
export async function questionsFromCsv(text: string): Promise<FileQuestion[]> {
  const { parse } = await papaparse();
  const { data, errors, meta } = parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' });
  const missing = COLUMNS.filter((column) => column !== 'id' && !meta.fields?.includes(column));
  if (missing.length > 0) throw new UnreadableFile(`The file has no column ${missing.join(', ')}.`);
  const [error] = errors;
  if (error) throw new UnreadableFile(`Line ${(error.row ?? 0) + 2}: ${error.message}.`);
  return data.map((line) => {
    const cell = (column: (typeof COLUMNS)[number]) => (line[column] ?? '').replace(BEHIND_APOSTROPHE, '');
    return {
      id: cell('id'),
      question: cell('question'),
      options: [cell('optionA'), cell('optionB'), cell('optionC'), cell('optionD')],
      answerText: cell('answerText'),
      topic: cell('topic'),
      explanation: cell('explanation'),
      citation: cell('citation'),
      reviewDate: cell('reviewDate'),
    };
  });
}

export function questionsToCsv(questions: readonly FileQuestion[]): Promise<string> {
  const lines = questions.map(({ options, ...rest }) => {
    const [optionA = '', optionB = '', optionC = '', optionD = ''] = options;
    const line = { ...rest, optionA, optionB, optionC, optionD };
    return COLUMNS.map((column) => line[column]);
  });
  return csvOf([COLUMNS, ...lines]);
}
