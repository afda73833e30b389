import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../app/deviceStorage.ts';
import { ExamStore } from './ExamStore.ts';

/* One for the page, so that leaving the exam screens leaves the exam as it is. */
const store = new ExamStore(deviceStorage);
window.addEventListener('storage', store.storageChanged);

/** The exam of this tab. */
export function useExam() {
  const { session, isKept } = useSyncExternalStore(store.subscribe, store.snapshot);
  return { session, isKept, send: store.send };
}
