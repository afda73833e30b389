/** Which exam screen an address opens, and what the screens say (Spec 17.9). */
import { QUICK_TEN_LENGTH } from '../constants.ts';
import { messages } from '../errors.ts';
import { examStatus, firstIncomplete } from './examProgress.ts';
import type { AskedQuestion, ExamSession } from './examState.ts';
import { canGoOn, isLastQuestion, verdict } from './questionFlow.ts';

/** The type of an exam, as in a question's address. */
type ExamType = 'full-exam' | 'quick-ten';

/** One of the three exam screens. */
export type ExamPlace =
  | { readonly screen: 'landing' }
  | { readonly screen: 'question'; readonly type: ExamType; readonly qid: number }
  | { readonly screen: 'results' };

/** An exam of 10 questions is a quick ten, however it was started. */
export function examType(questions: readonly AskedQuestion[]): ExamType {
  return questions.length === QUICK_TEN_LENGTH ? 'quick-ten' : 'full-exam';
}

/**
 * Where an exam resumes: at the first incomplete question, in the results if there is none, or at the landing. The address of the results uses
 * this too, because only a finished exam has results.
 */
export function resumePlace({ questions }: ExamSession): ExamPlace {
  if (questions.length === 0) return { screen: 'landing' };
  const qid = firstIncomplete(questions);
  return qid === null ? { screen: 'results' } : { screen: 'question', type: examType(questions), qid };
}

/**
 * The screen for a question's address. Anybody may have typed the qid. A qid out of range leads to where the exam resumes; a wrong type is
 * replaced by the exam's own.
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

/** Whether the landing offers Resume, which it does while an exam is in progress. Otherwise it offers Start and Quick 10. */
export function mayResume({ questions }: ExamSession): boolean {
  return examStatus(questions) === 'IN_PROGRESS';
}

/** The text about the last submission of the chosen option; null if there is none. */
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
