import { useSyncExternalStore } from 'react';
import { EXAM_STORAGE_KEY } from '../../../domain/exam/storedExam.ts';
import { deviceStorage } from '../../app/deviceStorage.ts';
import { ExamStore } from './ExamStore.ts';

/* One for the page, so that leaving the exam screens leaves the exam as it is. */
const store = new ExamStore(deviceStorage);
window.addEventListener('storage', store.storageChanged);
// A page that the browser put aside and brings back heard nothing meanwhile.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) store.storageChanged({ key: EXAM_STORAGE_KEY, newValue: deviceStorage.read(EXAM_STORAGE_KEY) });
});

/** The exam of this tab. */
export function useExam() {
  const { session, isKept } = useSyncExternalStore(store.subscribe, store.snapshot);
  return { session, isKept, send: store.send };
}
