import { IMPORT_MAX_QUESTIONS } from '../../../../domain/exam/questionImport.ts';
import type { HiddenRow } from '../../../app/imports/hiddenRows.ts';
import type { FileSheet } from '../../../app/imports/sheetFile.ts';
import { UnreadableFile } from '../../../app/imports/UnreadableFile.ts';
import type { FileQuestion, QuestionColumn } from './questionColumns.ts';

/** The accepted endings of a file name. Many programs save text files as .xls. */
export const QUESTION_FILE_ENDINGS = ['.csv', '.xlsx', '.xlsm', '.txt', '.tsv', '.json', '.gift', '.xls'] as const;

/** A question of a file, with its row number. */
export type QuestionRow = FileQuestion & { readonly row: number };

/** What a spreadsheet turns a text into: `3-5` becomes a date, `3:1` a time of day. */
export type TurnedKind = 'DATE' | 'TIME';

/** A text that a spreadsheet has probably turned into a date or a time. */
export type TurnedText = {
  readonly kind: TurnedKind;
  readonly row: number;
  readonly column: QuestionColumn;
  /** What may have been typed, beginning with what the cell shows: `5-Mar`, `3-5`, `3/5`. Texts of the same kind have equally many readings. */
  readonly readings: readonly [string, ...string[]];
};

/** A right answer that is both the letter of one option and the text of another. */
export type LetterAnswer = {
  readonly row: number;
  readonly answerText: string;
  /** The option with that letter, and the option with that text. */
  readonly byLetter: string;
  readonly byText: string;
};

/** Fields that some formats can't hold. */
export const LACKED_FIELDS = ['topic', 'explanation', 'citation', 'reviewDate'] as const;
export type LackedField = (typeof LACKED_FIELDS)[number];

/** A file of questions after reading. */
export type QuestionFile = {
  readonly name: string;
  /** At least one. */
  readonly questions: readonly QuestionRow[];
  /** The sheet with the questions; null in a file without cells. */
  readonly sheet: FileSheet | null;
  /** Something to know about how it was read. */
  readonly note: string | null;
  /** The questions in rows that the file hides. */
  readonly hidden: readonly HiddenRow[];
  readonly turned: readonly TurnedText[];
  readonly letters: readonly LetterAnswer[];
  /** Fields that the file's format can't hold and that at least one question lacks. */
  readonly lacks: readonly LackedField[];
};

/**
 * Checks the number of questions in a file.
 * @throws UnreadableFile if it has none or too many
 */
export function checkCount(count: number): void {
  if (count === 0) throw new UnreadableFile('The file has no questions.');
  if (count > IMPORT_MAX_QUESTIONS) {
    throw new UnreadableFile(
      `The file has ${count} questions; at most ${IMPORT_MAX_QUESTIONS} can be imported at once.`,
    );
  }
}
