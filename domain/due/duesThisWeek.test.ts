import { duesThisWeek } from './duesThisWeek.ts';
import { DUE_STATES, DueState } from './states.ts';

const TODAY = '2026-11-28';
const LAST = '2026-12-04';

test.each<[DueState, boolean]>([
  ['FAILED', false],
  ['OVERDUE', false],
  ['DUE_SOON', true],
  ['TO_DO', true],
  ['EXCUSED', false],
  ['CURRENT', true],
  ['NOT_REQUIRED', false],
])('%s with a day in the week falls due: %s', (state, isDue) => {
  expect(duesThisWeek([{ state, dueOn: TODAY }], null, TODAY)).toHaveLength(isDue ? 1 : 0);
});

test('every state is tried', () => expect(DUE_STATES).toHaveLength(7));

test.each([
  ['the day before', '2026-11-27', null, false],
  ['today', TODAY, null, true],
  ['the seventh day', LAST, null, true],
  ['the eighth day', '2026-12-05', null, false],
  ['no day', null, null, false],
  ['the soldier’s last day', '2026-11-30', '2026-11-30', true],
  ['the day after it', '2026-12-01', '2026-11-30', false],
])('%s', (_name, dueOn, lastDay, isDue) => {
  const standing = { state: DueState.DUE_SOON, dueOn };
  expect(duesThisWeek([standing], lastDay, TODAY)).toEqual(isDue ? [standing] : []);
});
