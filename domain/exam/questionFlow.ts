/** What the soldier can do with the question on the screen (Spec 17.11 to 17.13). */
import { wasWrong } from './examProgress.ts';
import type { AskedQuestion, ExamSession } from './examState.ts';

/** The verdict of a submission about an option, or about the question. */
export type Verdict = 'RIGHT' | 'WRONG';

/** The question on the screen; null if no exam is started. */
export function currentQuestion({ questions, qid }: ExamSession): AskedQuestion | null {
  return questions[qid] ?? null;
}

/** Options can be chosen until the answer is right. Behind the exit modal, nothing can be chosen. */
export function canSelect(session: ExamSession): boolean {
  return currentQuestion(session)?.complete === false && !session.isExitAsked;
}

/** Submitting needs a selection that wasn't submitted before, and a question that isn't complete. */
export function canSubmit(session: ExamSession): boolean {
  return canSelect(session) && session.selection !== null && !session.tried.includes(session.selection);
}

/** Whether Next Question, or View Results, is enabled: once the question is complete. */
export function canGoOn(session: ExamSession): boolean {
  return currentQuestion(session)?.complete === true && !session.isExitAsked;
}

/** Whether the button says View Results instead of Next Question. */
export function isLastQuestion({ questions, qid }: ExamSession): boolean {
  return qid === questions.length - 1;
}

/** The verdict on the chosen option; null until it is submitted, and on every new question. */
export function verdict(session: ExamSession): Verdict | null {
  const { selection, tried } = session;
  if (selection === null) return null;
  if (tried.includes(selection)) return 'WRONG';
  return currentQuestion(session)?.complete === true ? 'RIGHT' : null;
}

/**
 * The color of an option: green for the answer of a complete question, red for a wrong option that was submitted. Both still show when the
 * soldier comes back to the question, or reloads it.
 */
export function optionTone(session: ExamSession, option: string): Verdict | null {
  const question = currentQuestion(session);
  if (question === null) return null;
  if (wasWrong(question, option)) return 'WRONG';
  return question.complete && option === question.answerText ? 'RIGHT' : null;
}
