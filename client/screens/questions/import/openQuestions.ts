import {
  areDaysUnclear,
  type DayReading,
  dayText,
  monthQuestions,
  type MonthQuestion,
  NO_DAY_READING,
} from '../../../app/imports/fileDays.ts';
import { HiddenRows } from '../../../app/imports/hiddenRows.ts';
import type { OpenFile } from '../../../app/imports/useFileImport.ts';
import type { LackedField, QuestionFile, QuestionRow, TurnedKind } from './questionFile.ts';
import type { ImportQuestionsMutation } from './QuestionImportScreen.generated.ts';
import { withText } from './turnedTexts.ts';

export type QuestionImportResult = ImportQuestionsMutation['importQuestions'];
export type ImportRow = QuestionImportResult['rows'][number];

/** How to read a right answer that is both the letter of one option and the text of another. */
export const LetterMeaning = { LETTER: 'LETTER', TEXT: 'TEXT' } as const;
export type LetterMeaning = (typeof LetterMeaning)[keyof typeof LetterMeaning];

/** How to read what is ambiguous in a file, and what to fill in where it's silent. Nothing is guessed. */
export type QuestionReading = {
  /** What to do with the file's hidden rows; null until chosen. */
  readonly hidden: HiddenRows | null;
  readonly days: DayReading;
  /** The index of the chosen reading for each kind of changed text; null until chosen. */
  readonly turned: Readonly<Record<TurnedKind, number | null>>;
  readonly letters: LetterMeaning | null;
  /** The values for questions that lack them. */
  readonly lacked: Readonly<Record<LackedField, string>>;
};

const NO_READING: QuestionReading = {
  hidden: null,
  days: NO_DAY_READING,
  turned: { DATE: null, TIME: null },
  letters: null,
  lacked: { topic: '', explanation: '', citation: '', reviewDate: '' },
};

/** An open file of questions, and how to read it. */
export type OpenQuestions = OpenFile<QuestionImportResult> & {
  readonly file: QuestionFile;
  readonly reading: QuestionReading;
};

/** Makes a worker that reads a file of questions. */
export function questionReader(): Worker {
  return new Worker(new URL('./questionWorker.ts', import.meta.url), { type: 'module' });
}

/** Opens a file of questions. If the headings match the previous file's, as in a corrected file, keeps the choices about it. */
export function openQuestions(file: QuestionFile, before: OpenQuestions | null): OpenQuestions {
  const headings = (one: QuestionFile) => one.sheet?.headings.cells.join('\n');
  const isSame = before !== null && headings(before.file) === headings(file);
  const days = { ...NO_DAY_READING, order: file.sheet?.dayOrder ?? null };
  const reading = isSame ? { ...before.reading, hidden: null } : { ...NO_READING, days };
  return { file, reading, result: null, isStale: false };
}

/** The file, read differently. Drops the result, which was about the previous reading. */
export function readAs(open: OpenQuestions, reading: Partial<QuestionReading>): OpenQuestions {
  return { ...open, reading: { ...open.reading, ...reading }, result: null, isStale: false };
}

export function reviewDates({ file }: OpenQuestions): string[] {
  return file.questions.map(({ reviewDate }) => reviewDate);
}

/** The questions about review dates that are a month without a day. */
export function reviewMonths(open: OpenQuestions): MonthQuestion[] {
  return monthQuestions([{ column: 'reviewDate', label: 'Review date', texts: reviewDates(open) }]);
}

/** Whether questions about the file must be answered before it can be checked. */
export function isUnclear(open: OpenQuestions): boolean {
  const { file, reading } = open;
  return [
    file.hidden.length > 0 && reading.hidden === null,
    areDaysUnclear(reviewDates(open), reviewMonths(open), reading.days),
    file.turned.some(({ kind }) => reading.turned[kind] === null),
    file.letters.length > 0 && reading.letters === null,
    file.lacks.some((field) => reading.lacked[field].trim() === ''),
  ].includes(true);
}

/** The rows as input for the API. */
export function rowsToSend({ file, reading }: OpenQuestions): QuestionRow[] {
  const { hidden, days, turned, letters, lacked } = reading;
  const rows = new Map(file.questions.map((row) => [row.row, row]));
  const change = (number: number, changed: (row: QuestionRow) => QuestionRow) => {
    const row = rows.get(number);
    if (row) rows.set(number, changed(row));
  };
  for (const { kind, row, column, readings } of file.turned) {
    const typed = readings[turned[kind] ?? 0];
    if (typed !== undefined) change(row, (one) => withText(one, column, typed));
  }
  if (letters === LetterMeaning.LETTER) {
    // The API takes an ambiguous answer for an option's text, so it's sent the text of the option with that letter.
    for (const { row, byLetter } of file.letters) change(row, (one) => ({ ...one, answerText: byLetter }));
  }
  if (hidden === HiddenRows.LEAVE) for (const { row } of file.hidden) rows.delete(row);
  return [...rows.values()].map((row) => ({
    ...row,
    reviewDate: dayText(row.reviewDate, days, 'reviewDate'),
    ...Object.fromEntries(file.lacks.flatMap((field) => (row[field] === '' ? [[field, lacked[field]]] : []))),
  }));
}
