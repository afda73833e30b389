/** How well a soldier knows each topic, from what their own device remembers (Spec 17.5). */
import { type TopicScore, wholePercent } from './examResults.ts';

/** What the device remembers about a question that was asked before. */
export type ReviewCard = {
  readonly questionId: string;
  /** Whether the first guess was right the last time. */
  readonly isRight: boolean;
};

/**
 * For each topic, how many of the bank's questions had a right first guess the last time, by the topic's name. If a question has several cards,
 * the last counts. Cards of questions that have left the bank don't count.
 */
export function masteryByTopic(
  bank: readonly { readonly id: string; readonly topic: string }[],
  cards: readonly ReviewCard[],
): TopicScore[] {
  const cardOf = new Map(cards.map((card) => [card.questionId, card]));
  const topics = [...new Set(bank.map(({ topic }) => topic))].sort();
  return topics.map((topic) => {
    const questions = bank.filter((question) => question.topic === topic);
    const right = questions.filter(({ id }) => cardOf.get(id)?.isRight).length;
    return { topic, total: questions.length, right, percent: wholePercent(right, questions.length) };
  });
}
