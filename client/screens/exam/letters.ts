import { OPTION_LETTERS } from '../../../domain/exam/examQuestion.ts';

/** The letter of an option; its number if there are more options than letters. */
export function letterAt(index: number): string {
  return OPTION_LETTERS[index] ?? String(index + 1);
}
