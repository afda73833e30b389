import { EXAM_STORAGE_KEY } from '../../../domain/constants.ts';
import { isJsonObject, parseJson } from '../../../domain/json.ts';
import type { DeviceStorage } from '../browser/deviceStorage.ts';

/* What the device stores so that the person can practice offline. Signing out removes it. */

export const OFFLINE_PERSON_KEY = 'exam-person';
export const OFFLINE_QUESTIONS_KEY = 'exam-bank';
/** The practice cards. They stay after signing out (examRuns.ts). */
export const REVIEW_STORAGE_KEY = 'exam-review';

/** The person who opened the exam. */
export type OfflinePerson = {
  readonly accountId: string;
  readonly soldierId: string;
  readonly lastName: string;
};

export function rememberOfflinePerson(storage: DeviceStorage, person: OfflinePerson): void {
  storage.write(OFFLINE_PERSON_KEY, JSON.stringify(person));
}

/** The person whose exam opens offline; null if nobody has opened it since the last sign-out. */
export function readOfflinePerson(storage: DeviceStorage): OfflinePerson | null {
  const stored = parseJson(storage.read(OFFLINE_PERSON_KEY) ?? 'null');
  if (!isJsonObject(stored)) return null;
  const { accountId, soldierId, lastName } = stored;
  if (typeof accountId !== 'string' || typeof soldierId !== 'string' || typeof lastName !== 'string') return null;
  return { accountId, soldierId, lastName };
}

/** Whether there is anything to practice offline: the questions, or an exam in progress. */
export function canPractice(storage: DeviceStorage): boolean {
  return [OFFLINE_QUESTIONS_KEY, EXAM_STORAGE_KEY].some((key) => storage.read(key) !== null);
}

/** Whether the device holds any part of an exam, no matter whose. */
export function hasExams(storage: DeviceStorage): boolean {
  return storage.keys().some((key) => key.startsWith(EXAM_STORAGE_KEY) || key === REVIEW_STORAGE_KEY);
}

/** Removes what is kept for practicing offline, unless it is this login's. With null, removes it in any case. */
export function forgetOfflineExcept(storage: DeviceStorage, accountId: string | null): void {
  if (accountId !== null && readOfflinePerson(storage)?.accountId === accountId) return;
  storage.remove(OFFLINE_PERSON_KEY);
  storage.remove(OFFLINE_QUESTIONS_KEY);
}
