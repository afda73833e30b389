/** A report that something is wrong with an exam question. */
import { type Problem } from '../errors.ts';
import { characterCount } from '../problems.ts';
import { comparable } from './examQuestion.ts';

/** The longest report, in characters. */
export const REPORT_MAX_LENGTH = 500;

/** What is wrong with a report; none means valid. */
export function validateQuestionReport(text: string): Problem[] {
  if (comparable(text) === '') return [{ field: 'text', message: 'Please say what is wrong with the question.' }];
  if (characterCount(text.trim()) <= REPORT_MAX_LENGTH) return [];
  return [{ field: 'text', message: `Report must have at most ${REPORT_MAX_LENGTH} characters.` }];
}
