import { EXAM_STORAGE_KEY } from '../../../domain/constants.ts';
import { isJsonObject, parseJson } from '../../../domain/json.ts';
import type { DeviceStorage } from '../browser/deviceStorage.ts';

/* What the device stores so that the person can practice without a network. Signing out removes it. */

export const OFFLINE_PERSON_KEY = 'exam-person';
export const OFFLINE_QUESTIONS_KEY = 'exam-bank';
/** The cards of the practice, which stay (examRuns.ts). */
export const REVIEW_STORAGE_KEY = 'exam-review';

/** Who opened the exam. */
export type OfflinePerson = {
  readonly accountId: string;
  readonly soldierId: string;
  readonly lastName: string;
};

export function rememberOfflinePerson(storage: DeviceStorage, person: OfflinePerson): void {
  storage.write(OFFLINE_PERSON_KEY, JSON.stringify(person));
}

/** The person for whom the exam opens offline; null when nobody has opened it since the last sign-out. */
export function readOfflinePerson(storage: DeviceStorage): OfflinePerson | null {
  const stored = parseJson(storage.read(OFFLINE_PERSON_KEY) ?? 'null');
  if (!isJsonObject(stored)) return null;
  const { accountId, soldierId, lastName } = stored;
  if (typeof accountId !== 'string' || typeof soldierId !== 'string' || typeof lastName !== 'string') return null;
  return { accountId, soldierId, lastName };
}

/** Whether there is something to practice offline: the questions, or an exam that was begun. */
export function canPractice(storage: DeviceStorage): boolean {
  return [OFFLINE_QUESTIONS_KEY, EXAM_STORAGE_KEY].some((key) => storage.read(key) !== null);
}

/** Whether anything of an exam is on the device, whoever it is of. */
export function hasExams(storage: DeviceStorage): boolean {
  return storage.keys().some((key) => key.startsWith(EXAM_STORAGE_KEY) || key === REVIEW_STORAGE_KEY);
}

/** Removes what is kept for anybody but the person with that account; with null, everything. */
export function forgetOfflineExcept(storage: DeviceStorage, accountId: string | null): void {
  if (accountId !== null && readOfflinePerson(storage)?.accountId === accountId) return;
  storage.remove(OFFLINE_PERSON_KEY);
  storage.remove(OFFLINE_QUESTIONS_KEY);
}
