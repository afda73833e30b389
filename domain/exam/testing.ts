/** Questions for the tests of the exam. */
import type { AskedQuestion, PracticeQuestion } from './examState.ts';

/** A question whose right option is `right`. */
export function aQuestion(id: string, fields: Partial<PracticeQuestion> = {}): PracticeQuestion {
  return {
    id,
    question: `Question ${id}?`,
    options: ['wrong 1', 'wrong 2', 'right', 'wrong 3'],
    answerText: 'right',
    topic: 'Topic',
    explanation: `Why ${id}.`,
    citation: `Manual, para ${id}`,
    ...fields,
  };
}

/** Questions `1`, `2` and so on. */
export function aBank(length: number): PracticeQuestion[] {
  return Array.from({ length }, (_, index) => aQuestion(String(index + 1)));
}

/** A question of an exam, whose options are those of `aQuestion`. */
export function anAskedQuestion(id: string, fields: Partial<AskedQuestion> = {}): AskedQuestion {
  return { ...aQuestion(id), guess: null, complete: false, ...fields };
}
