import { ambiguousDays, type DayReading, dayText, NO_DAY_READING } from '../../../app/imports/fileDays.ts';
import type { OpenFile } from '../../../app/imports/useFileImport.ts';
import type { QuestionFile, QuestionRow } from './questionFile.ts';
import type { ImportQuestionsMutation } from './QuestionImportScreen.generated.ts';
import { readQuestionFile } from './readQuestionFile.ts';

export type QuestionImportReport = ImportQuestionsMutation['importQuestions'];
export type ReportRow = QuestionImportReport['rows'][number];

/** An open file of questions, and how to read it. */
export type OpenQuestions = OpenFile<QuestionImportReport> & {
  readonly file: QuestionFile;
  readonly days: DayReading;
};

/**
 * Reads a file of questions. If its headings are those of the file before, as in a corrected file, the choice about its dates is kept.
 * @throws UnreadableFile
 */
export async function openQuestions(chosen: File, before: OpenQuestions | null): Promise<OpenQuestions> {
  const file = await readQuestionFile(chosen);
  const headings = (one: QuestionFile) => one.sheet?.headings.cells.join('\n');
  const isSame = before !== null && headings(before.file) === headings(file);
  return { file, days: isSame ? before.days : NO_DAY_READING, report: null, isStale: false };
}

export function reviewDates({ file }: OpenQuestions): string[] {
  return file.questions.map(({ reviewDate }) => reviewDate);
}

/** Whether somebody has to say how the days are to be read before the file can be checked. */
export function isUnclear(open: OpenQuestions): boolean {
  return open.days.order === null && ambiguousDays(reviewDates(open)) !== null;
}

/** The rows as the API reads them. */
export function rowsToSend({ file, days }: OpenQuestions): QuestionRow[] {
  return file.questions.map((row) => ({ ...row, reviewDate: dayText(row.reviewDate, days) }));
}
