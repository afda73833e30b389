import { type Due, DueState, isLate } from '../../../domain/due/states.ts';
import type { LocalDate } from '../../../domain/localDate.ts';
import type { Tone } from '../../components/parts/tone.ts';

/** Red where something is failed, overdue or late. */
export function taskTone(standing: Due, today: LocalDate): Tone {
  const { state } = standing;
  return state === DueState.FAILED || state === DueState.OVERDUE || isLate(standing, today) ? 'bad' : 'warn';
}
