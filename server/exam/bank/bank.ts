import type { ExamQuestion } from '../../../domain/exam/examQuestion.ts';
import { numericQuestions } from '../../../domain/exam/numericQuestions.ts';
import questions from './questions.json' with { type: 'json' };

/** The seed of the numeric questions in the bank. It never changes, so that their numbers and ids stay. */
const BANK_SEED = 13;

/** The questions that come with the product; a unit may add its own beside them: the written ones, then those with computed numbers. */
export const bank: readonly ExamQuestion[] = [...questions, ...numericQuestions(BANK_SEED)];
