/** Which exam screen an address leads to, and what the screens say (Spec 17.9). */
import { QUICK_TEN_LENGTH } from '../constants.ts';
import { messages } from '../errors.ts';
import { examStatus, firstIncomplete } from './examProgress.ts';
import type { AskedQuestion, ExamSession } from './examState.ts';
import { canGoOn, isLastQuestion, verdict } from './questionFlow.ts';

/** The type of an exam, as it stands in the address of a question. */
type ExamType = 'full-exam' | 'quick-ten';

/** One of the three exam screens. */
export type ExamPlace =
  | { readonly screen: 'landing' }
  | { readonly screen: 'question'; readonly type: ExamType; readonly qid: number }
  | { readonly screen: 'results' };

/** A list of 10 marks a quick-ten exam, whatever started it. */
export function examType(questions: readonly AskedQuestion[]): ExamType {
  return questions.length === QUICK_TEN_LENGTH ? 'quick-ten' : 'full-exam';
}

/**
 * Where an exam goes on: at the first incomplete question, in the results when there is none, or at the landing. It is
 * also the screen for the address of the results, which only a finished exam has.
 */
export function resumePlace({ questions }: ExamSession): ExamPlace {
  if (questions.length === 0) return { screen: 'landing' };
  const qid = firstIncomplete(questions);
  return qid === null ? { screen: 'results' } : { screen: 'question', type: examType(questions), qid };
}

/**
 * The screen for the address of a question, whose qid is text that anybody may have typed. A qid out of range leads to where the exam goes
 * on; a wrong type is replaced by the exam's own.
 */
export function questionPlace(session: ExamSession, qid: string): ExamPlace {
  const index = session.questions.findIndex((_question, at) => String(at) === qid);
  return index === -1 ? resumePlace(session) : { screen: 'question', type: examType(session.questions), qid: index };
}

/** Where Next Question or View Results leads; null while it is disabled. */
export function nextPlace(session: ExamSession): ExamPlace | null {
  if (!canGoOn(session)) return null;
  if (isLastQuestion(session)) return resumePlace(session);
  return { screen: 'question', type: examType(session.questions), qid: session.qid + 1 };
}

/** Whether the landing offers Resume, as it does while an exam is in progress; otherwise it offers Start and Quick 10. */
export function mayResume({ questions }: ExamSession): boolean {
  return examStatus(questions) === 'IN_PROGRESS';
}

/** The sentence about the last submission of the chosen option; null when there is none. */
export function feedback(session: ExamSession): string | null {
  switch (verdict(session)) {
    case 'RIGHT':
      return messages.examCorrect;
    case 'WRONG':
      return messages.examIncorrect;
    case null:
      return null;
  }
}
