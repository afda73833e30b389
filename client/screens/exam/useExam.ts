import { useSyncExternalStore } from 'react';
import { EXAM_STORAGE_KEY } from '../../../domain/constants.ts';
import { deviceStorage } from '../../app/browser/deviceStorage.ts';
import { ownerOf } from '../../app/offline/examRuns.ts';
import { type SignedInPerson, usePerson } from '../../app/session/PersonContext.ts';
import { ExamStore } from './ExamStore.ts';

/* One store for the page, so that the exam keeps its state between its screens. The next person to sign in gets a new one. */
let store: ExamStore | null = null;
window.addEventListener('storage', (change) => store?.storageChanged(change));
// A page restored from the back/forward cache has missed the storage events.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) store?.storageChanged({ key: EXAM_STORAGE_KEY, newValue: deviceStorage.read(EXAM_STORAGE_KEY) });
});

function storeOf(person: SignedInPerson | null): ExamStore {
  const owner = ownerOf(person?.accountId ?? '');
  if (store?.owner !== owner) store = new ExamStore(deviceStorage, owner);
  return store;
}

/** The signed-in person's exam in this tab. The guards admit only people who have a record. */
export function useExam() {
  const { subscribe, snapshot, send, isWaiting, restore } = storeOf(usePerson());
  const { session, isKept } = useSyncExternalStore(subscribe, snapshot);
  return { session, isKept, send, isWaiting, restore };
}
