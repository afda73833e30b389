/**
 * The practice exam as a pure reducer (Spec 17.10 to 17.14). The screens show a session and send it events. An event that its state
 * doesn't allow changes nothing. This file knows nothing of the browser; ExamStore in the client stores the questions.
 */
import { QUICK_TEN_LENGTH } from '../constants.ts';
import { examStatus, isSameExam, mergeProgress, withLaterWrong } from './examProgress.ts';
import { missedQuestions } from './examResults.ts';
import {
  type AskedQuestion,
  type ExamSession,
  NOT_STARTED,
  type PracticeQuestion,
  type StoredExam,
} from './examState.ts';
import { canSelect, canSubmit, currentQuestion } from './questionFlow.ts';

export type ExamEvent =
  /** Start: every question, in the given order. */
  | { readonly type: 'FULL_EXAM_STARTED'; readonly questions: readonly PracticeQuestion[]; readonly nowMs: number }
  /** Quick 10: the first ten, in the given order. */
  | { readonly type: 'QUICK_TEN_STARTED'; readonly questions: readonly PracticeQuestion[]; readonly nowMs: number }
  /** Practice these again: an exam made of the missed questions of the finished one. */
  | { readonly type: 'PRACTICE_AGAIN_STARTED'; readonly nowMs: number }
  /** The stored exam was read, at the start or because another tab wrote it; null if it wasn't usable. */
  | { readonly type: 'STORAGE_READ'; readonly exam: StoredExam | null }
  /** The landing was opened. */
  | { readonly type: 'LANDED' }
  /** The question at this zero-based index was shown. */
  | { readonly type: 'MOVED'; readonly qid: number }
  | { readonly type: 'OPTION_SELECTED'; readonly option: string }
  | { readonly type: 'SUBMITTED' }
  /** Exit Exam on a question: the modal opens. */
  | { readonly type: 'EXIT_ASKED' }
  /** Continue Exam: the modal closes. */
  | { readonly type: 'EXIT_DECLINED' }
  /** Exit Exam in the modal, in the results or in another tab: the exam is cleared. */
  | { readonly type: 'EXITED' };

/** The session after an event. */
export function examSession(session: ExamSession, event: ExamEvent): ExamSession {
  switch (event.type) {
    case 'FULL_EXAM_STARTED':
      return start(session, event.questions, event.nowMs);
    case 'QUICK_TEN_STARTED':
      return start(session, event.questions.slice(0, QUICK_TEN_LENGTH), event.nowMs);
    case 'PRACTICE_AGAIN_STARTED':
      return start(session, missedQuestions(session.questions), event.nowMs);
    case 'STORAGE_READ':
      return event.exam === null ? session : adopt(session, event.exam);
    case 'LANDED':
      return land(session);
    case 'MOVED':
      return move(session, event.qid);
    case 'OPTION_SELECTED':
      return select(session, event.option);
    case 'SUBMITTED':
      return submit(session);
    case 'EXIT_ASKED':
      return session.questions.length === 0 ? session : { ...session, isExitAsked: true };
    case 'EXIT_DECLINED':
      return { ...session, isExitAsked: false };
    case 'EXITED':
      return NOT_STARTED;
  }
}

/** An exam in progress is never replaced; it ends only through Exit. An exam without questions doesn't start. */
function start(session: ExamSession, questions: readonly PracticeQuestion[], nowMs: number): ExamSession {
  if (questions.length === 0 || examStatus(session.questions) === 'IN_PROGRESS') return session;
  return { ...NOT_STARTED, questions: questions.map(askAfresh), startedMs: nowMs };
}

/** Takes only the fields that the exam needs, so that nothing else is stored. */
function askAfresh(asked: PracticeQuestion): AskedQuestion {
  const { id, question, options, answerText, topic, explanation, citation } = asked;
  return { id, question, options, answerText, topic, explanation, citation, guess: null, complete: false };
}

/** Merges another tab's answers into the same exam. A different exam replaces this one, because that tab exited this one. */
function adopt(session: ExamSession, stored: StoredExam): ExamSession {
  if (!isSameExam(session, stored)) return { ...NOT_STARTED, ...stored };
  const merged = { ...session, questions: mergeProgress(session.questions, stored.questions) };
  const isCompletedThere = currentQuestion(merged)?.complete !== currentQuestion(session)?.complete;
  return isCompletedThere ? { ...merged, selection: null, tried: [] } : merged;
}

/** The landing discards an exam whose questions are all complete. Leaving a question forgets what was chosen there. */
function land(session: ExamSession): ExamSession {
  return examStatus(session.questions) === 'FINISHED' ? NOT_STARTED : freshScreen(session);
}

/** A new question starts without selection or feedback. A qid out of range changes nothing. */
function move(session: ExamSession, qid: number): ExamSession {
  if (qid === session.qid || session.questions[qid] === undefined) return session;
  return freshScreen({ ...session, qid });
}

function select(session: ExamSession, option: string): ExamSession {
  const isOffered = currentQuestion(session)?.options.includes(option) === true;
  return isOffered && canSelect(session) ? { ...session, selection: option } : session;
}

/** The first submitted guess is recorded and stays. The right answer completes the question. */
function submit(session: ExamSession): ExamSession {
  const { selection, tried, qid } = session;
  const question = currentQuestion(session);
  if (question === null || selection === null || !canSubmit(session)) return session;
  const complete = selection === question.answerText;
  const isFirst = question.guess === null;
  const answered = {
    ...(complete || isFirst ? question : withLaterWrong(question, [selection])),
    guess: question.guess ?? selection,
    complete,
  };
  return {
    ...session,
    questions: session.questions.with(qid, answered),
    tried: complete ? tried : [...tried, selection],
  };
}

function freshScreen(session: ExamSession): ExamSession {
  return { ...session, selection: null, tried: [], isExitAsked: false };
}
