import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import type { ReviewCard } from '../../../../domain/exam/mastery.ts';

/** A question that was asked before: when it is due for review, and the state of the scheduler. */
export type MemoryCard = ReviewCard & {
  /** When the question is due, in milliseconds since 1970. */
  readonly dueMs: number;
  readonly askedMs: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly reps: number;
  readonly lapses: number;
};

// Without short-term steps: a question comes back after days, not minutes.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** The card after a first guess. After a right one the question comes back later each time, after a wrong one sooner. */
export function cardAfterGuess(
  before: MemoryCard | undefined,
  questionId: string,
  isRight: boolean,
  nowMs: number,
): MemoryCard {
  const now = new Date(nowMs);
  const { card } = scheduler.next(
    before ? scheduled(before) : createEmptyCard(now),
    now,
    isRight ? Rating.Good : Rating.Again,
  );
  return {
    questionId,
    isRight,
    dueMs: card.due.getTime(),
    askedMs: nowMs,
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
