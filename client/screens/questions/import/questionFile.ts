import type { FileSheet } from '../../../app/imports/sheetFile.ts';
import type { FileQuestion } from './questionColumns.ts';

/** A question of a file, and the number of its row there. */
export type QuestionRow = FileQuestion & { readonly row: number };

/** A file of questions as it was read. */
export type QuestionFile = {
  readonly name: string;
  /** At least one. */
  readonly questions: readonly QuestionRow[];
  /** Where they stand; null in a file without cells. */
  readonly sheet: FileSheet | null;
  /** Something to know about how it was read. */
  readonly note: string | null;
};
