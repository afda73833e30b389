import type { DueState } from '../../../domain/due/states.ts';
import { taskTone } from './taskTone.ts';

test.each<[DueState, string]>([
  ['FAILED', 'bad'],
  ['OVERDUE', 'bad'],
  ['DUE_SOON', 'warn'],
  ['TO_DO', 'warn'],
])('%s is %s', (state, tone) => {
  expect(taskTone({ state })).toBe(tone);
});
