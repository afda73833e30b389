import { DUE_STATES, DueState } from './states.ts';
import { restText, tasksAndRest } from './tasks.ts';

const series = (name: string, state: DueState, dueOn: string | null = '2026-12-04') => ({
  requirement: { name },
  standing: { state, dueOn },
});

test('what can be done comes first, the most urgent first', () => {
  const { tasks, rest } = tasksAndRest([
    ...DUE_STATES.map((state) => series(state, state)),
    series('late', DueState.DUE_SOON, '2026-11-20'),
    series('no day yet', DueState.TO_DO, null),
  ]);
  expect(tasks.map(({ requirement }) => requirement.name)).toEqual(['FAILED', 'OVERDUE', 'late', 'DUE_SOON', 'TO_DO']);
  expect(rest.map(({ requirement }) => requirement.name)).toEqual(['CURRENT', 'no day yet', 'EXCUSED', 'NOT_REQUIRED']);
});

test.each([
  ['', []],
  ['1 current', [series('Once', DueState.CURRENT, null)]],
  [
    '2 current, 1 excused, 1 without a date, 1 not required, next M4 29 OCT 2027',
    [
      series('M4', DueState.CURRENT, '2027-10-29'),
      series('PHA', DueState.CURRENT, '2027-11-29'),
      series('Evaluation', DueState.TO_DO, null),
      series('Ride', DueState.EXCUSED, '2026-12-01'),
      series('Jump', DueState.NOT_REQUIRED, null),
    ],
  ],
])('the rest reads %s', (text, rest) => {
  expect(restText(rest)).toBe(text);
});
