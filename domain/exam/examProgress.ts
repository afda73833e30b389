/** How far an exam has come, read from its questions alone (Spec 17.10). */
import type { AskedQuestion, StoredExam } from './examState.ts';

/** Not started, then in progress, then finished. */
type ExamStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'FINISHED';

type Questions = readonly AskedQuestion[];

export function examStatus(questions: Questions): ExamStatus {
  if (questions.length === 0) return 'NOT_STARTED';
  return firstIncomplete(questions) === null ? 'FINISHED' : 'IN_PROGRESS';
}

/** The index at which Resume goes on; null when every question is complete. */
export function firstIncomplete(questions: Questions): number | null {
  const index = questions.findIndex(({ complete }) => !complete);
  return index === -1 ? null : index;
}

/** Whether both were started at the same time and ask the same in the same order, however far each has come. */
export function isSameExam(ours: StoredExam, theirs: StoredExam): boolean {
  return (
    ours.startedMs === theirs.startedMs &&
    ours.questions.length === theirs.questions.length &&
    ours.questions.every((question, index) => isSameQuestion(question, theirs.questions[index]))
  );
}

/**
 * The progress of two tabs put together, so that neither loses what was answered in the other: a first guess stays
 * as it is, and what is complete in one is complete.
 */
export function mergeProgress(ours: Questions, theirs: Questions): Questions {
  return ours.map((question, index) => {
    const other = theirs[index];
    if (other === undefined) return question;
    const merged = { ...question, guess: question.guess ?? other.guess, complete: question.complete || other.complete };
    return withLaterWrong(merged, [...(other.guess === null ? [] : [other.guess]), ...(other.laterWrong ?? [])]);
  });
}

/** The question with more wrong options that were submitted after its first guess. What is right, or was marked before, adds nothing. */
export function withLaterWrong(question: AskedQuestion, submitted: readonly string[]): AskedQuestion {
  const more = submitted.filter((option) => option !== question.answerText && !wasWrong(question, option));
  return more.length === 0 ? question : { ...question, laterWrong: [...(question.laterWrong ?? []), ...more] };
}

/** Whether an option was submitted and wrong, in this tab or another, also before a reload. */
export function wasWrong({ guess, answerText, laterWrong = [] }: AskedQuestion, option: string): boolean {
  return option !== answerText && (option === guess || laterWrong.includes(option));
}

function isSameQuestion(ours: AskedQuestion, theirs: AskedQuestion | undefined): boolean {
  return (
    theirs !== undefined &&
    ours.id === theirs.id &&
    ours.answerText === theirs.answerText &&
    ours.options.length === theirs.options.length &&
    ours.options.every((option, index) => option === theirs.options[index])
  );
}
