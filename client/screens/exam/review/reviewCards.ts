import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import type { DeviceStorage } from '../../../app/browser/deviceStorage.ts';
import { type FirstGuess, type MemoryCard, readReview, type ReviewEntry, writeReview } from './storedReview.ts';

// No short-term steps: questions come back after days, not minutes.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** A person's cards, updated with the guesses stored since. */
export function readCards(storage: DeviceStorage, owner: string): readonly MemoryCard[] {
  const entries = readReview(storage, owner);
  if (entries.every(isCard)) return entries;
  const cards = scheduledCards(entries);
  writeReview(storage, owner, cards);
  return cards;
}

/** Applies each guess to its question's card: after a right guess the question comes back later each time, after a wrong one sooner. */
function scheduledCards(entries: readonly ReviewEntry[]): readonly MemoryCard[] {
  const cards = new Map<string, MemoryCard>();
  for (const entry of entries)
    cards.set(entry.questionId, isCard(entry) ? entry : cardAfterGuess(cards.get(entry.questionId), entry));
  return [...cards.values()];
}

function isCard(entry: ReviewEntry): entry is MemoryCard {
  return 'dueMs' in entry;
}

function cardAfterGuess(before: MemoryCard | undefined, { questionId, isRight, askedMs }: FirstGuess): MemoryCard {
  const now = new Date(askedMs);
  const { card } = scheduler.next(
    before ? scheduled(before) : createEmptyCard(now),
    now,
    isRight ? Rating.Good : Rating.Again,
  );
  return {
    questionId,
    isRight,
    dueMs: card.due.getTime(),
    askedMs,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    reps: card.reps,
    lapses: card.lapses,
  };
}

function scheduled({ dueMs, askedMs, stability, difficulty, scheduledDays, reps, lapses }: MemoryCard) {
  return {
    due: new Date(dueMs),
    last_review: new Date(askedMs),
    stability,
    difficulty,
    elapsed_days: 0,
    scheduled_days: scheduledDays,
    learning_steps: 0,
    reps,
    lapses,
    state: State.Review,
  };
}
