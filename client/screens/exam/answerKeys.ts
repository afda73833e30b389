import type { DeviceStorage } from '../../app/browser/deviceStorage.ts';

const STORAGE_KEY = 'exam-answer-keys';
const OFF = 'off';

/**
 * Whether letters and digits choose answers on this device; on by default. People who use speech input or often hit the wrong key would
 * choose answers by mistake (WCAG 2.2, 2.1.4).
 */
export function hasAnswerKeys(storage: DeviceStorage): boolean {
  return storage.read(STORAGE_KEY) !== OFF;
}

export function setAnswerKeys(storage: DeviceStorage, isOn: boolean): void {
  if (isOn) storage.remove(STORAGE_KEY);
  else storage.write(STORAGE_KEY, OFF);
}
