/** The results of an exam (Spec 17.15). Only a right first guess counts. */
import type { AskedQuestion } from './examState.ts';

export type Score = {
  readonly right: number;
  readonly total: number;
  /** The share of right answers, rounded to a whole number. */
  readonly percent: number;
};

/** The score of a topic. */
export type TopicScore = Score & { readonly topic: string };

type ExamResults = Score & {
  /** The questions whose first guess was wrong, in the order of asking. */
  readonly missed: readonly AskedQuestion[];
  /** The score of each topic in the exam, weakest first. */
  readonly byTopic: readonly TopicScore[];
};

export function examResults(questions: readonly AskedQuestion[]): ExamResults {
  return { ...score(questions), missed: missedQuestions(questions), byTopic: scoreByTopic(questions, score) };
}

/** The score of each topic, weakest first; equal ones by the topic's name. */
export function scoreByTopic<Question extends { readonly topic: string }>(
  questions: readonly Question[],
  scoreOf: (questions: readonly Question[]) => Score,
): TopicScore[] {
  return [...new Set(questions.map(({ topic }) => topic))]
    .map((topic) => ({ topic, ...scoreOf(questions.filter((question) => question.topic === topic)) }))
    .sort((one, other) => one.percent - other.percent || (one.topic < other.topic ? -1 : 1));
}

/** The questions whose first guess was wrong. */
export function missedQuestions(questions: readonly AskedQuestion[]): AskedQuestion[] {
  return questions.filter(({ guess, answerText }) => guess !== answerText);
}

/** The score of the questions that have a first guess, for an exam that isn't finished. */
export function scoreSoFar(questions: readonly AskedQuestion[]): Score {
  return score(questions.filter(({ guess }) => guess !== null));
}

/** A share as a whole percentage; 0 of nothing. */
export function wholePercent(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * part) / total);
}

function score(questions: readonly AskedQuestion[]): Score {
  const total = questions.length;
  const right = total - missedQuestions(questions).length;
  return { right, total, percent: wholePercent(right, total) };
}
