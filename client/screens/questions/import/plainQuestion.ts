import type { FileQuestion } from './questionColumns.ts';

/** A question from a format that holds only the given fields. The others are blank. */
export function plainQuestion(
  given: Pick<FileQuestion, 'question' | 'options' | 'answerText'> & Partial<FileQuestion>,
): FileQuestion {
  return { id: '', topic: '', explanation: '', citation: '', reviewDate: '', retired: '', ...given };
}
