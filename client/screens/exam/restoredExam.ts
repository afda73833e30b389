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
  found: PracticeQuestion | undefined,
): AskedQuestion | null {
  if (found === undefined) return null;
  // Only what the exam needs, so that nothing else that came with a question is stored.
  const { id, question, options, answerText, topic, explanation, citation } = found;
  const texts = { id, question, options, answerText, topic, explanation, citation };
  const guess = options.find((option) => markOf(option) === mark) ?? null;
  const isSound = guess !== null && (complete || guess !== answerText);
  return isSound ? { ...texts, guess, complete } : { ...texts, guess: null, complete: false };
}
