import type { ExamQuestion } from '../../../domain/exam/examQuestion.ts';
import questions from './questions.json' with { type: 'json' };

/** The questions that ship with the product. A unit may add its own. Their ids never change, because stores and browsers know them. */
export const bank: readonly ExamQuestion[] = questions;
