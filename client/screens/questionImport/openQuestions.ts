import { ambiguousDays, type DayReading, dayText, NO_DAY_READING } from '../../app/import/fileDays.ts';
import type { QuestionFile, QuestionRow } from './questionFile.ts';
import type { ImportReport } from './reportText.ts';

/** A file of questions that was opened, and how it is to be read. */
export type OpenQuestions = {
  readonly file: QuestionFile;
  readonly days: DayReading;
  /** What the import would do, or did; null before the file was checked. */
  readonly report: ImportReport | null;
  /** Whether the server refused to import because the questions have changed since the preview: the report is a new preview. */
  readonly isStale: boolean;
};

/** Opens a file. If its headings are those of the file before, as in a corrected file, what was said about its dates is kept. */
export function openFile(file: QuestionFile, before: OpenQuestions | null): OpenQuestions {
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
