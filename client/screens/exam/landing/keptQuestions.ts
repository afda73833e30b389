import type { PracticeQuestion } from '../../../../domain/exam/examState.ts';
import { shuffle } from '../../../../domain/exam/shuffle.ts';
import { parseStoredExam, serializeExam } from '../../../../domain/exam/storedExam.ts';
import type { DeviceStorage } from '../../../app/browser/deviceStorage.ts';
import {
  type OfflinePerson,
  OFFLINE_QUESTIONS_KEY,
  readOfflinePerson,
  rememberOfflinePerson,
} from '../../../app/offline/offlinePractice.ts';

/** Stores the questions on the device, so that the person can practice offline. */
export function keepQuestions(
  storage: DeviceStorage,
  person: OfflinePerson,
  questions: readonly PracticeQuestion[],
): void {
  rememberOfflinePerson(storage, person);
  const asked = questions.map((question) => ({ ...question, guess: null, complete: false }));
  storage.write(OFFLINE_QUESTIONS_KEY, serializeExam(asked));
}

/** The questions stored on the device for this soldier; none if they're another soldier's. */
export function keptQuestions(storage: DeviceStorage, soldierId: string | null): readonly PracticeQuestion[] {
  if (soldierId === null || readOfflinePerson(storage)?.soldierId !== soldierId) return [];
  return parseStoredExam(storage.read(OFFLINE_QUESTIONS_KEY)) ?? [];
}

/** Shuffles the questions as the server would. Questions that the server sent by id stay by id (Spec 17.8). */
export function inNewOrder(questions: readonly PracticeQuestion[], random: () => number): readonly PracticeQuestion[] {
  const isById = questions.every(({ id }, index) => (questions[index - 1]?.id ?? '') < id);
  return isById ? questions : shuffle(questions, random);
}
