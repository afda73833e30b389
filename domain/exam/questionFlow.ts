/** What can be done with the question on the screen (Spec 17.11 to 17.13). */
import { wasWrong } from './examProgress.ts';
import type { AskedQuestion, ExamSession } from './examState.ts';

/** What a submission says about an option, or about the question. */
export type Verdict = 'RIGHT' | 'WRONG';

/** The question on the screen; null when no exam is started. */
export function currentQuestion({ questions, qid }: ExamSession): AskedQuestion | null {
  return questions[qid] ?? null;
}

/** Options can be chosen until the answer was right; behind the exit modal nothing happens. */
export function canSelect(session: ExamSession): boolean {
  return currentQuestion(session)?.complete === false && !session.isExitAsked;
}

/** Submitting needs a selection that was not submitted before, and a question that is not answered correctly yet. */
export function canSubmit(session: ExamSession): boolean {
  return canSelect(session) && session.selection !== null && !session.tried.includes(session.selection);
}

/** Whether Next Question, or View Results, is enabled: once the question is complete. */
export function canGoOn(session: ExamSession): boolean {
  return currentQuestion(session)?.complete === true && !session.isExitAsked;
}

/** Whether the button reads View Results and not Next Question. */
export function isLastQuestion({ questions, qid }: ExamSession): boolean {
  return qid === questions.length - 1;
}

/** What the chosen option turned out to be; null until it is submitted, and on every new question. */
export function verdict(session: ExamSession): Verdict | null {
  const { selection, tried } = session;
  if (selection === null) return null;
  if (tried.includes(selection)) return 'WRONG';
  return currentQuestion(session)?.complete === true ? 'RIGHT' : null;
}

/**
 * The color of an option: green for the answer once the question is complete, red for what was submitted and wrong.
 * A question that somebody comes back to, or loads anew, still shows both.
 */
export function optionTone(session: ExamSession, option: string): Verdict | null {
  const question = currentQuestion(session);
  if (question === null) return null;
  if (wasWrong(question, option)) return 'WRONG';
  return question.complete && option === question.answerText ? 'RIGHT' : null;
}
