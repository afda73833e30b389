/** How well somebody knows each topic, from what their own device remembers (Spec 17.5). */
import { type TopicScore, wholePercent } from './examResults.ts';

/** What the device remembers of a question that was asked before. */
export type ReviewCard = {
  readonly questionId: string;
  /** Whether the first guess was right when the question was asked last. */
  readonly isRight: boolean;
};

/**
 * How many of each topic's questions in the bank had a right first guess when they were asked last, by the topic's name.
 * Of several cards for one question the last counts; cards for questions that have left the bank don't.
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
