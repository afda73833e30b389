/** The progress of an exam, computed from its questions alone (Spec 17.10). */
import type { AskedQuestion, StoredExam } from './examState.ts';

/** In this order. */
type ExamStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'FINISHED';

type Questions = readonly AskedQuestion[];

export function examStatus(questions: Questions): ExamStatus {
  if (questions.length === 0) return 'NOT_STARTED';
  return firstIncomplete(questions) === null ? 'FINISHED' : 'IN_PROGRESS';
}

/** The index of the question that Resume opens; null when every question is complete. */
export function firstIncomplete(questions: Questions): number | null {
  const index = questions.findIndex(({ complete }) => !complete);
  return index === -1 ? null : index;
}

/** Whether both started at the same time with the same questions in the same order, whatever their progress. */
export function isSameExam(ours: StoredExam, theirs: StoredExam): boolean {
  return (
    ours.startedMs === theirs.startedMs &&
    ours.questions.length === theirs.questions.length &&
    ours.questions.every((question, index) => isSameQuestion(question, theirs.questions[index]))
  );
}

/** Merges the progress of two tabs, so that neither loses the other's answers. The first guess stays, and a question complete in one is complete. */
export function mergeProgress(ours: Questions, theirs: Questions): Questions {
  return ours.map((question, index) => {
    const other = theirs[index];
    if (other === undefined) return question;
    const merged = { ...question, guess: question.guess ?? other.guess, complete: question.complete || other.complete };
    return withLaterWrong(merged, [...(other.guess === null ? [] : [other.guess]), ...(other.laterWrong ?? [])]);
  });
}

/** Adds wrong options that were submitted after the first guess. The right answer and options already marked add nothing. */
export function withLaterWrong(question: AskedQuestion, submitted: readonly string[]): AskedQuestion {
  const more = submitted.filter((option) => option !== question.answerText && !wasWrong(question, option));
  return more.length === 0 ? question : { ...question, laterWrong: [...(question.laterWrong ?? []), ...more] };
}

/** Whether an option was submitted and wrong, in any tab, even before a reload. */
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
