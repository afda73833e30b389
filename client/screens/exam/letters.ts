/** The letters of a question's options, in their order. */
export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];

/** The letter of an option; an exam of an older client may have more options than letters. */
export function letterAt(index: number): string {
  return LETTERS[index] ?? String(index + 1);
}
