import { xlsxOf } from '../../app/export/xlsx.ts';
import { UnreadableFile } from '../../app/import/UnreadableFile.ts';
import {
  cellOf,
  checkColumns,
  columnNamed,
  type FileQuestion,
  QUESTION_COLUMNS,
  questionOf,
} from './questionColumns.ts';

/** The questions of the first sheet, under the names of the columns. */
export async function questionsFromXlsx(file: Blob): Promise<FileQuestion[]> {
  const [headings = [], ...lines] = (await readLines(file)).map((line) => line.map(textOf));
  const names = headings.map(columnNamed);
  checkColumns(names);
  return lines
    .filter((line) => line.some((text) => text.trim() !== ''))
    .map((line) => questionOf((column) => line[names.indexOf(column)] ?? ''));
}

export function questionsToXlsx(questions: readonly FileQuestion[]): Promise<Blob> {
  return xlsxOf({
    headers: QUESTION_COLUMNS,
    lines: questions.map((question) => QUESTION_COLUMNS.map((column) => cellOf(question, column))),
  });
}

async function readLines(file: Blob): Promise<readonly (readonly unknown[])[]> {
  // Loaded when the first such file is read.
  const { readSheet } = await import('read-excel-file/universal');
  try {
    return await readSheet(file, { trim: false });
  } catch {
    throw new UnreadableFile('The file is not a valid XLSX file.');
  }
}

/** Whoever edits the file may leave a number or a date where the bank has a text. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}
