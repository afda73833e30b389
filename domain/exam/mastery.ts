/** How well somebody knows each topic, from what their own device remembers (Rule 20). */
import { wholePercent } from './examResults.ts';

/** What the device remembers of a question that was asked before. */
export type ReviewCard = {
  readonly questionId: string;
  /** Whether the first guess was right when the question was asked last. */
  readonly isRight: boolean;
  /** When the question is to come back, in milliseconds since 1970. */
  readonly dueMs: number;
};

export type TopicMastery = {
  readonly topic: string;
  /** The topic's questions in the bank. */
  readonly total: number;
  /** How many of them were asked before. */
  readonly seen: number;
  /** How many of them had a right first guess when they were asked last. */
  readonly right: number;
  /** How many of those seen are to come back by now. */
  readonly due: number;
  /** The share of all the topic's questions that were right, rounded to a whole number. */
  readonly percent: number;
};

/**
 * The mastery of every topic of the bank, by the topic's name. Of several cards for one question the last counts; cards
 * for questions that have left the bank don't.
 */
export function masteryByTopic(
  bank: readonly { readonly id: string; readonly topic: string }[],
  cards: readonly ReviewCard[],
  nowMs: number,
): TopicMastery[] {
  const cardOf = new Map(cards.map((card) => [card.questionId, card]));
  const topics = [...new Set(bank.map(({ topic }) => topic))].sort();
  return topics.map((topic) => {
    const questions = bank.filter((question) => question.topic === topic);
    const seen = questions.flatMap(({ id }) => cardOf.get(id) ?? []);
    const right = seen.filter(({ isRight }) => isRight).length;
    const due = seen.filter(({ dueMs }) => dueMs <= nowMs).length;
    return {
      topic,
      total: questions.length,
      seen: seen.length,
      right,
      due,
      percent: wholePercent(right, questions.length),
    };
  });
}
