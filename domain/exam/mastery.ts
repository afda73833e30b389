/** How well a soldier knows each topic, from what their own device remembers (Spec 17.5). */
import { scoreByTopic, type TopicScore, wholePercent } from './examResults.ts';

/** What the device remembers about a question that was asked before. */
export type ReviewCard = {
  readonly questionId: string;
  /** Whether the first guess was right the last time. */
  readonly isRight: boolean;
};

/**
 * For each topic, how many of the bank's questions had a right first guess the last time, weakest first. If a question has several cards, the
 * last counts. Cards of questions that have left the bank don't count.
 */
export function masteryByTopic(
  bank: readonly { readonly id: string; readonly topic: string }[],
  cards: readonly ReviewCard[],
): TopicScore[] {
  const cardOf = new Map(cards.map((card) => [card.questionId, card]));
  return scoreByTopic(bank, (questions) => {
    const right = questions.filter(({ id }) => cardOf.get(id)?.isRight).length;
    return { total: questions.length, right, percent: wholePercent(right, questions.length) };
  });
}
