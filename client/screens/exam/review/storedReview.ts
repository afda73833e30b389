import type { ReviewCard } from '../../../../domain/exam/mastery.ts';
import { isJsonObject, parseJson } from '../../../../domain/json.ts';
import type { DeviceStorage } from '../../../app/browser/deviceStorage.ts';
import { REVIEW_STORAGE_KEY } from '../../../app/offline/offlinePractice.ts';

/*
 * The review data on the device, stored under a hash of the login, so that nobody sees another person's. Stored data may be damaged or
 * forged: valid entries are read, the rest is ignored.
 */

const VERSION = 1;

/** A first guess. Guesses are stored at once; the next review date is computed when it's needed. */
export type FirstGuess = ReviewCard & {
  /** In milliseconds since 1970. */
  readonly askedMs: number;
};

/** A question that was asked before: when it's due for review, and the scheduler's state. */
export type MemoryCard = FirstGuess & {
  /** When the question is due, in milliseconds since 1970. */
  readonly dueMs: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly reps: number;
  readonly lapses: number;
};

/** At most one card for each question, then the guesses made since, in order. */
export type ReviewEntry = MemoryCard | FirstGuess;

type Review = Readonly<Record<string, readonly ReviewEntry[]>>;

/** A person's stored entries. */
export function readReview(storage: DeviceStorage, owner: string): readonly ReviewEntry[] {
  return parseReview(storage.read(REVIEW_STORAGE_KEY))[owner] ?? [];
}

/** Replaces everything stored for a person. */
export function writeReview(storage: DeviceStorage, owner: string, entries: readonly ReviewEntry[]): void {
  const soldiers = { ...parseReview(storage.read(REVIEW_STORAGE_KEY)), [owner]: entries };
  storage.write(REVIEW_STORAGE_KEY, JSON.stringify({ version: VERSION, soldiers }));
}

export function rememberGuess(storage: DeviceStorage, owner: string, guess: FirstGuess): void {
  writeReview(storage, owner, [...readReview(storage, owner), guess]);
}

export function parseReview(text: string | null): Review {
  const stored = text === null ? null : parseJson(text);
  if (!isJsonObject(stored) || stored['version'] !== VERSION || !isJsonObject(stored['soldiers'])) return {};
  return Object.fromEntries(Object.entries(stored['soldiers']).map(([owner, cards]) => [owner, toEntries(cards)]));
}

function toEntries(value: unknown): ReviewEntry[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map(toEntry).filter((entry) => entry !== null);
}

function toEntry(value: unknown): ReviewEntry | null {
  if (!isJsonObject(value)) return null;
  const { questionId, isRight, askedMs, dueMs, stability, difficulty, scheduledDays, reps, lapses } = value;
  if (typeof questionId !== 'string' || typeof isRight !== 'boolean' || !isInstant(askedMs)) return null;
  const guess = { questionId, isRight, askedMs };
  if (!('dueMs' in value)) return guess;
  if (!isInstant(dueMs) || !isCount(scheduledDays) || !isCount(reps) || !isCount(lapses)) return null;
  // The ranges that ts-fsrs allows.
  if (!isBetween(stability, Number.MIN_VALUE, 36_500) || !isBetween(difficulty, 1, 10)) return null;
  return { ...guess, dueMs, stability, difficulty, scheduledDays, reps, lapses };
}

function isBetween(value: unknown, lowest: number, highest: number): value is number {
  return typeof value === 'number' && value >= lowest && value <= highest;
}

function isCount(value: unknown): value is number {
  return isBetween(value, 0, 1e6);
}

/** The milliseconds since 1970 that a Date can hold. */
function isInstant(value: unknown): value is number {
  return isBetween(value, 0, 8.64e15);
}
