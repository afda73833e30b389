import type { AskedQuestion, PracticeQuestion, StoredExam } from '../../../domain/exam/examState.ts';
import { type ExamRun, markOf } from '../../app/offline/examRuns.ts';

/** A run with its texts again; null when none of its questions is asked any more. A question that was changed since is asked anew. */
export function restoredExam({ questions, startedMs }: ExamRun, bank: readonly PracticeQuestion[]): StoredExam | null {
  const byId = new Map(bank.map((question) => [question.id, question]));
  const restored = questions.map((asked) => withTexts(asked, byId.get(asked.id))).filter((asked) => asked !== null);
  return restored.length === 0 ? null : { questions: restored, startedMs };
}

function withTexts(
  { guess: mark, complete }: ExamRun['questions'][number],
  question: PracticeQuestion | undefined,
): AskedQuestion | null {
  if (question === undefined) return null;
  const guess = question.options.find((option) => markOf(option) === mark) ?? null;
  const isSound = guess !== null && (complete || guess !== question.answerText);
  return isSound ? { ...question, guess, complete } : { ...question, guess: null, complete: false };
}
