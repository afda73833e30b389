import { useState } from 'react';
import type { TopicScore } from '../../../../domain/exam/examResults.ts';
import { masteryByTopic } from '../../../../domain/exam/mastery.ts';
import { deviceStorage } from '../../../app/browser/deviceStorage.ts';
import { ownerOf } from '../../../app/offline/examRuns.ts';
import { usePerson } from '../../../app/session/PersonContext.ts';
import { readCards } from '../review/reviewCards.ts';
import { keptQuestions } from './keptQuestions.ts';
import { useExamTopicsQuery } from './usePractice.generated.ts';

type Practice = {
  /** The bank's questions; none while unknown. */
  readonly bank: readonly { readonly id: string; readonly topic: string }[];
  /** The ids of the questions due for review. */
  readonly due: readonly string[];
  readonly mastery: readonly TopicScore[];
};

/** The person's progress on this device when the landing opened. */
export function usePractice(): Practice {
  const person = usePerson();
  const soldierId = person?.soldierId ?? null;
  const [{ cards, kept, nowMs }] = useState(() => ({
    cards: person === null ? [] : readCards(deviceStorage, ownerOf(person.accountId)),
    kept: keptQuestions(deviceStorage, soldierId),
    nowMs: Date.now(),
  }));
  const { data } = useExamTopicsQuery({ fetchPolicy: 'no-cache' });
  // The device's questions may be old, but they're enough without a network.
  const bank = data?.examQuestions ?? kept;
  const known = new Set(bank.map(({ id }) => id));
  const due = cards.filter(({ questionId, dueMs }) => dueMs <= nowMs && known.has(questionId));
  return {
    bank,
    due: due.map(({ questionId }) => questionId),
    mastery: cards.length === 0 ? [] : masteryByTopic(bank, cards),
  };
}
