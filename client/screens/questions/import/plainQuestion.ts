import type { FileQuestion } from './questionColumns.ts';

/** A question of a format that has a place for no more than is given; the rest is blank. */
export function plainQuestion(
  given: Pick<FileQuestion, 'question' | 'options' | 'answerText'> & Partial<FileQuestion>,
): FileQuestion {
  return { id: '', topic: '', explanation: '', citation: '', reviewDate: '', retired: '', ...given };
}
