/**
 * The review cards on the device, by the hash of a login, so that nobody sees another's. Stored data may be damaged or forged: valid cards are read, the
 * rest is ignored.
 */
import { isJsonObject, parseJson } from '../../../../domain/json.ts';
import type { DeviceStorage } from '../../../app/browser/deviceStorage.ts';
import { REVIEW_STORAGE_KEY } from '../../../app/offline/offlinePractice.ts';
import { cardAfterGuess, type MemoryCard } from './reviewCards.ts';

const VERSION = 1;

type Review = Readonly<Record<string, readonly MemoryCard[]>>;

/** The cards of a person. */
export function readCards(storage: DeviceStorage, owner: string): readonly MemoryCard[] {
  return parseReview(storage.read(REVIEW_STORAGE_KEY))[owner] ?? [];
}

/** Stores a first guess. */
export function rememberGuess(
  storage: DeviceStorage,
  owner: string,
  { questionId, isRight, nowMs }: { questionId: string; isRight: boolean; nowMs: number },
): void {
  const review = parseReview(storage.read(REVIEW_STORAGE_KEY));
  const cards = review[owner] ?? [];
  const before = cards.find((card) => card.questionId === questionId);
  const others = cards.filter((card) => card !== before);
  const soldiers = { ...review, [owner]: [...others, cardAfterGuess(before, questionId, isRight, nowMs)] };
  storage.write(REVIEW_STORAGE_KEY, JSON.stringify({ version: VERSION, soldiers }));
}

export function parseReview(text: string | null): Review {
  const stored = text === null ? null : parseJson(text);
  if (!isJsonObject(stored) || stored['version'] !== VERSION || !isJsonObject(stored['soldiers'])) return {};
  return Object.fromEntries(Object.entries(stored['soldiers']).map(([owner, cards]) => [owner, toCards(cards)]));
}

function toCards(value: unknown): MemoryCard[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.map(toCard).filter((card) => card !== null);
}

function toCard(value: unknown): MemoryCard | null {
  if (!isJsonObject(value)) return null;
  const { questionId, isRight, dueMs, askedMs, stability, difficulty, scheduledDays, reps, lapses } = value;
  if (typeof questionId !== 'string' || typeof isRight !== 'boolean') return null;
  if (!isInstant(dueMs) || !isInstant(askedMs) || !isCount(scheduledDays) || !isCount(reps) || !isCount(lapses)) {
    return null;
  }
  // The ranges of ts-fsrs.
  if (!isBetween(stability, Number.MIN_VALUE, 36_500) || !isBetween(difficulty, 1, 10)) return null;
  return { questionId, isRight, dueMs, askedMs, stability, difficulty, scheduledDays, reps, lapses };
}

function isBetween(value: unknown, lowest: number, highest: number): value is number {
  return typeof value === 'number' && value >= lowest && value <= highest;
}

function isCount(value: unknown): value is number {
  return isBetween(value, 0, 1e6);
}

/** Milliseconds since 1970 that a date can hold. */
function isInstant(value: unknown): value is number {
  return isBetween(value, 0, 8.64e15);
}
