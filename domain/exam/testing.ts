/** Questions for the exam's tests, and repeatable random numbers. */
import type { AskedQuestion, PracticeQuestion } from './examState.ts';
import type { Random } from './shuffle.ts';

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

/** A question of an exam, with the options of `aQuestion`. */
export function anAskedQuestion(id: string, fields: Partial<AskedQuestion> = {}): AskedQuestion {
  return { ...aQuestion(id), guess: null, complete: false, ...fields };
}

/** A random sequence from a seed, the same on every machine: Tommy Ettinger's mulberry32. Only the lowest 32 bits of the seed count. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
