import { OPTION_LETTERS } from '../../../../domain/exam/examQuestion.ts';

/** A key pressed on a question's screen. */
export type Key = {
  readonly key: string;
  /** Whether the key is held down. Only its first event counts. */
  readonly isRepeated: boolean;
  /** Whether Ctrl, Meta or Alt is pressed with it, which makes it a command of the browser or system. */
  readonly isCombined: boolean;
  /** What has the focus: the options or nothing; a button or link; or a field, which takes every key. */
  readonly on: 'QUESTION' | 'BUTTON' | 'FIELD';
};

/** What a key does: the index of the option it chooses, ENTER, or null for nothing. Enter on a button presses that button instead. */
export function keyAction({ key, isRepeated, isCombined, on }: Key): number | 'ENTER' | null {
  if (isRepeated || isCombined || on === 'FIELD') return null;
  if (key === 'Enter') return on === 'BUTTON' ? null : 'ENTER';
  const byLetter = OPTION_LETTERS.indexOf(key.toUpperCase());
  const index = byLetter === -1 ? ['1', '2', '3', '4'].indexOf(key) : byLetter;
  return index === -1 ? null : index;
}
