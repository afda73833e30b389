import { type Due, DueState } from '../../../domain/due/states.ts';
import type { Tone } from '../../components/parts/tone.ts';

/** Red where something is failed or overdue. In its days of grace it is still due soon. */
export function taskTone({ state }: Pick<Due, 'state'>): Tone {
  return state === DueState.FAILED || state === DueState.OVERDUE ? 'bad' : 'warn';
}
