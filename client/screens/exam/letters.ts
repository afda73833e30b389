import { OPTION_LETTERS } from '../../../domain/exam/examQuestion.ts';

/** The letter of an option; beyond the letters, its number. */
export function letterAt(index: number): string {
  return OPTION_LETTERS[index] ?? String(index + 1);
}
