import type { Due, DueState } from '../../../domain/due/states.ts';
import { taskTone } from './taskTone.ts';

const TODAY = '2026-11-28';

test.each<[DueState, string, string]>([
  ['FAILED', '2026-11-20', 'bad'],
  ['OVERDUE', '2026-11-20', 'bad'],
  ['DUE_SOON', '2026-11-27', 'bad'],
  ['DUE_SOON', TODAY, 'warn'],
  ['TO_DO', '2026-11-27', 'bad'],
  ['TO_DO', '2026-12-04', 'warn'],
])('%s, due on %s, is %s', (state, dueOn, tone) => {
  const due: Due = { state, dueOn, overdueFrom: null, excusedUntil: null, doneOn: null };
  expect(taskTone(due, TODAY)).toBe(tone);
});
