import type { ExamQuestion } from '../../../domain/exam/examQuestion.ts';
import questions from './questions.json' with { type: 'json' };

/** The questions that come with the product; a unit may add its own beside them. Their ids never change, as stores and browsers know them. */
export const bank: readonly ExamQuestion[] = questions;
