import { BEHIND_APOSTROPHE, csvOf, papaparse } from '../../app/export/csv.ts';
import { UnreadableFile } from '../../app/import/UnreadableFile.ts';
import {
  cellOf,
  checkColumns,
  columnNamed,
  type FileQuestion,
  QUESTION_COLUMNS,
  questionOf,
} from './questionColumns.ts';

/** A line for each question, under the names of the columns. */
export async function questionsFromCsv(text: string): Promise<FileQuestion[]> {
  const { parse } = await papaparse();
  const { data, errors, meta } = parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: columnNamed,
  });
  checkColumns(meta.fields ?? []);
  const [error] = errors;
  if (error) throw new UnreadableFile(`Line ${(error.row ?? 0) + 2}: ${error.message}.`);
  return data.map((line) => questionOf((column) => (line[column] ?? '').replace(BEHIND_APOSTROPHE, '')));
}

export function questionsToCsv(questions: readonly FileQuestion[]): Promise<string> {
  const lines = questions.map((question) => QUESTION_COLUMNS.map((column) => cellOf(question, column)));
  return csvOf([QUESTION_COLUMNS, ...lines]);
}
