/** A report that something is wrong with an exam question. */
import { type Problem } from '../errors.ts';
import { characterCount, cleanText, isBlank } from '../texts.ts';

/** The longest report, in characters. */
export const REPORT_MAX_LENGTH = 500;

/** How many open reports one person may have, because staff look at each: more than anybody finds wrong at a time. */
export const OPEN_REPORTS_PER_PERSON = 50;
/** The refusal of another report. */
export const TOO_MANY_REPORTS = `You have ${OPEN_REPORTS_PER_PERSON} open reports. Wait until one is resolved.`;

/** The problems of a report; none means valid. */
export function validateQuestionReport(text: string): Problem[] {
  if (isBlank(text)) return [{ field: 'text', message: "Say what's wrong with the question." }];
  if (characterCount(cleanText(text)) <= REPORT_MAX_LENGTH) return [];
  return [{ field: 'text', message: `Report must have at most ${REPORT_MAX_LENGTH} characters.` }];
}
