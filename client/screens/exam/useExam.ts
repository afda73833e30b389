import { useSyncExternalStore } from 'react';
import { EXAM_STORAGE_KEY } from '../../../domain/exam/storedExam.ts';
import { deviceStorage } from '../../app/deviceStorage.ts';
import { usePerson } from '../../app/session/PersonContext.ts';
import { ExamStore } from './ExamStore.ts';

/* One for the page, so that leaving the exam screens leaves the exam as it is; and anew for whoever signs in next. */
let store: ExamStore | null = null;
window.addEventListener('storage', (change) => store?.storageChanged(change));
// A page that the browser put aside and brings back heard nothing meanwhile.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) store?.storageChanged({ key: EXAM_STORAGE_KEY, newValue: deviceStorage.read(EXAM_STORAGE_KEY) });
});

function storeOf(owner: string): ExamStore {
  if (store?.owner !== owner) store = new ExamStore(deviceStorage, owner);
  return store;
}

/** The exam of whoever is signed in, in this tab. The guards let in nobody without a record. */
export function useExam() {
  const { subscribe, snapshot, send } = storeOf(usePerson()?.soldierId ?? '');
  const { session, isKept } = useSyncExternalStore(subscribe, snapshot);
  return { session, isKept, send };
}
