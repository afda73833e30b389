import { OPTION_LETTERS } from '../../../../domain/exam/examQuestion.ts';

/** A key that was pressed on the screen of a question. */
export type Key = {
  readonly key: string;
  /** Whether the key is held down: only the first event counts. */
  readonly isRepeated: boolean;
  /** Whether it is pressed with Ctrl, Meta or Alt, as a command of the browser or the system. */
  readonly isCombined: boolean;
  /** What has the focus: the options or nothing, a button or link, or a field that takes every key. */
  readonly on: 'QUESTION' | 'BUTTON' | 'FIELD';
};

/** What a key does: chooses the option with that index, is Enter, or does nothing. Enter on a button presses that button. */
export function keyAction({ key, isRepeated, isCombined, on }: Key): number | 'ENTER' | null {
  if (isRepeated || isCombined || on === 'FIELD') return null;
  if (key === 'Enter') return on === 'BUTTON' ? null : 'ENTER';
  const byLetter = OPTION_LETTERS.indexOf(key.toUpperCase());
  const index = byLetter === -1 ? ['1', '2', '3', '4'].indexOf(key) : byLetter;
  return index === -1 ? null : index;
}
