import { IMPORT_MAX_QUESTIONS } from '../../../../domain/exam/questionImport.ts';
import type { HiddenRow } from '../../../app/imports/hiddenRows.ts';
import type { FileSheet } from '../../../app/imports/sheetFile.ts';
import { UnreadableFile } from '../../../app/imports/UnreadableFile.ts';
import type { FileQuestion, QuestionColumn } from './questionColumns.ts';

/** What a file name may end with. What many programs save as .xls is a text. */
export const QUESTION_FILE_ENDINGS = ['.csv', '.xlsx', '.xlsm', '.txt', '.tsv', '.json', '.gift', '.xls'] as const;

/** A question of a file, and the number of its row there. */
export type QuestionRow = FileQuestion & { readonly row: number };

/** What a spreadsheet makes of a text that looks like one: `3-5` becomes a date, `3:1` a time of day. */
export type TurnedKind = 'DATE' | 'TIME';

/** A text that a spreadsheet has probably turned into a date or a time. */
export type TurnedText = {
  readonly kind: TurnedKind;
  readonly row: number;
  readonly column: QuestionColumn;
  /** What may have been typed, the text that the cell shows first: `5-Mar`, `3-5`, `3/5`. Those of one kind are as many. */
  readonly readings: readonly [string, ...string[]];
};

/** A right answer that is the letter of one option and the text of another. */
export type LetterAnswer = {
  readonly row: number;
  readonly answerText: string;
  /** The option with that letter, and the one with that text. */
  readonly byLetter: string;
  readonly byText: string;
};

/** What some formats have no place for. */
export const LACKED_FIELDS = ['topic', 'explanation', 'citation', 'reviewDate'] as const;
export type LackedField = (typeof LACKED_FIELDS)[number];

/** A file of questions as it was read. */
export type QuestionFile = {
  readonly name: string;
  /** At least one. */
  readonly questions: readonly QuestionRow[];
  /** Where they stand; null in a file without cells. */
  readonly sheet: FileSheet | null;
  /** Something to know about how it was read. */
  readonly note: string | null;
  /** The questions whose rows the file hides. */
  readonly hidden: readonly HiddenRow[];
  readonly turned: readonly TurnedText[];
  readonly letters: readonly LetterAnswer[];
  /** What the format of the file has no place for, and some question lacks. */
  readonly lacks: readonly LackedField[];
};

/**
 * Checks how many questions a file has.
 * @throws UnreadableFile
 */
export function checkCount(count: number): void {
  if (count === 0) throw new UnreadableFile('The file has no questions.');
  if (count > IMPORT_MAX_QUESTIONS) {
    throw new UnreadableFile(
      `The file has ${count} questions; at most ${IMPORT_MAX_QUESTIONS} can be imported at once.`,
    );
  }
}
