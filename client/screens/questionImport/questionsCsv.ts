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

/** What a spreadsheet would calculate; it is written behind an apostrophe, which is taken away again on reading. */
const BEHIND_APOSTROPHE = /^'(?=[=+\-@\t\r])/;

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

export async function questionsToCsv(questions: readonly FileQuestion[]): Promise<string> {
  const { unparse } = await papaparse();
  const lines = questions.map(({ options, ...rest }) => {
    const [optionA = '', optionB = '', optionC = '', optionD = ''] = options;
    return { ...rest, optionA, optionB, optionC, optionD };
  });
  // The mark at the start has spreadsheets read it as Unicode.
  return `\uFEFF${unparse(lines, { columns: [...COLUMNS], escapeFormulae: true })}\r\n`;
}

/** Loaded when the first file is read or written. */
async function papaparse() {
  return (await import('papaparse')).default;
}
