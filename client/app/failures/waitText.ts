import { counted } from '../../../domain/words.ts';

/**
 * How long to wait, in words, rounded up.
 * @param seconds the time to wait
 */
export function waitText(seconds: number): string {
  if (seconds <= 60) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return counted(minutes, 'minute');
  return counted(Math.ceil(minutes / 60), 'hour');
}

/**
 * The refusal of too many attempts, with the time left.
 * @param seconds the time left
 */
export function tooManyAttempts(seconds: number): string {
  return `Too many attempts. Try again in ${waitText(seconds)}.`;
}
