import { type Due, DUE_STATES, DueState } from '../../../domain/due/states.ts';
import { foldedText, ownTasks, taskTone } from './ownTasks.ts';

const TODAY = '2026-11-28';
const series = (name: string, state: DueState, dueOn: string | null = '2026-12-04') => ({
  requirement: { name },
  standing: { state, dueOn, overdueFrom: null, excusedUntil: null, doneOn: null } satisfies Due,
});

test('what can be done comes first, the most urgent first; the rest is folded, but what is not required', () => {
  const { tasks, others } = ownTasks([
    ...DUE_STATES.map((state) => series(state, state)),
    series('late', DueState.DUE_SOON, '2026-11-20'),
    series('no day yet', DueState.TO_DO, null),
  ]);
  expect(tasks.map(({ requirement }) => requirement.name)).toEqual(['FAILED', 'OVERDUE', 'late', 'DUE_SOON', 'TO_DO']);
  expect(others.map(({ requirement }) => requirement.name)).toEqual(['CURRENT', 'no day yet', 'EXCUSED']);
});

test.each<[DueState, string, string]>([
  ['FAILED', '2026-11-20', 'bad'],
  ['OVERDUE', '2026-11-20', 'bad'],
  ['DUE_SOON', '2026-11-27', 'bad'],
  ['DUE_SOON', TODAY, 'warn'],
  ['TO_DO', '2026-11-27', 'bad'],
  ['TO_DO', '2026-12-04', 'warn'],
])('%s, due on %s, is %s', (state, dueOn, tone) => {
  expect(taskTone(series('one', state, dueOn).standing, TODAY)).toBe(tone);
});

test.each([
  ['', []],
  ['1 current', [series('Once', DueState.CURRENT, null)]],
  [
    '2 current, 1 excused, 1 without a date, next M4 29 OCT 2027',
    [
      series('M4', DueState.CURRENT, '2027-10-29'),
      series('PHA', DueState.CURRENT, '2027-11-29'),
      series('Evaluation', DueState.TO_DO, null),
      series('Ride', DueState.EXCUSED, '2026-12-01'),
    ],
  ],
])('folded it reads %s', (text, others) => {
  expect(foldedText(others)).toBe(text);
});
