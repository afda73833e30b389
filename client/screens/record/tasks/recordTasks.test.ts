import type { Due } from '../../../../domain/due/states.ts';
import { dueTask, findingsLeft, findingTask } from './recordTasks.ts';

const TODAY = '2026-11-28';
const CURRENT: Due = {
  state: 'CURRENT',
  dueOn: '2027-07-22',
  overdueFrom: '2027-07-23',
  excusedUntil: null,
  doneOn: '2026-07-22',
};

test.each<[string, Partial<Due>, string, string, string]>([
  ['failed', { state: 'FAILED', dueOn: '2026-09-16' }, 'bad', 'Failed on 16 SEP 2026', 'failed'],
  [
    'overdue',
    { state: 'OVERDUE', dueOn: '2026-11-23', overdueFrom: '2026-11-24' },
    'bad',
    'Overdue since 24 NOV 2026',
    '5 d overdue',
  ],
  [
    'never done',
    { state: 'OVERDUE', dueOn: '2026-10-28', overdueFrom: '2026-10-29', doneOn: null },
    'bad',
    'Never done, since 29 OCT 2026',
    '1 mo 1 d overdue',
  ],
  ['due soon', { state: 'DUE_SOON', dueOn: '2026-12-19' }, 'warn', 'Due soon, by 19 DEC 2026', 'due in 21 d'],
  ['due today', { state: 'DUE_SOON', dueOn: TODAY }, 'warn', 'Due soon, by 28 NOV 2026', 'due today'],
  [
    'in its days of grace',
    { state: 'DUE_SOON', dueOn: '2026-11-27', overdueFrom: '2026-12-28' },
    'warn',
    'Late since 28 NOV 2026, overdue from 28 DEC 2026',
    '1 d late',
  ],
  ['to do', { state: 'TO_DO', dueOn: '2026-12-19', doneOn: null }, 'warn', 'To do by 19 DEC 2026', 'due in 21 d'],
  ['to do without a day', { state: 'TO_DO', dueOn: null, doneOn: null }, 'warn', 'To do, no date entered', ''],
  ['excused', { state: 'EXCUSED', excusedUntil: '2027-01-07' }, 'plain', 'Excused until 07 JAN 2027', ''],
  ['current', {}, 'plain', 'Current until 22 JUL 2027', ''],
  ['not required', { state: 'NOT_REQUIRED', dueOn: null }, 'plain', 'Not required', ''],
])('a requirement that is %s', (_state, due, tone, howFar, when) => {
  expect(dueTask('M4', { ...CURRENT, ...due }, TODAY)).toEqual({ tone, what: 'M4', howFar, when });
});

test('a finding says what to do, and which list it is from', () => {
  const finding = { list: 'DLC_INCOMPLETE', title: 'DLC Incomplete', value: 'E5, DLC 2 not complete' } as const;
  expect(findingTask({ ...finding, whatToDo: 'Complete DLC 2.' })).toEqual({
    tone: 'bad',
    what: 'Complete DLC 2',
    howFar: 'DLC Incomplete: E5, DLC 2 not complete',
    when: '',
  });
  expect(findingTask({ ...finding, whatToDo: null })).toBeNull();
});

describe('a finding that a requirement says already', () => {
  const findings = (['M4_QUAL_FAIL', 'ACFT_FAIL', 'NEED_LICENSED', 'DLC_INCOMPLETE'] as const).map((list) => ({
    list,
    title: list,
    value: '',
    whatToDo: 'Do it.',
  }));
  test.each([
    ['failed', 'RIFLE', 'FAILED', ['ACFT_FAIL', 'NEED_LICENSED', 'DLC_INCOMPLETE']],
    ['overdue', 'FITNESS', 'OVERDUE', ['M4_QUAL_FAIL', 'NEED_LICENSED', 'DLC_INCOMPLETE']],
    ['overdue', 'LICENSE', 'OVERDUE', ['M4_QUAL_FAIL', 'ACFT_FAIL', 'DLC_INCOMPLETE']],
    ['due soon', 'RIFLE', 'DUE_SOON', ['M4_QUAL_FAIL', 'ACFT_FAIL', 'NEED_LICENSED', 'DLC_INCOMPLETE']],
    ['of its own', null, 'FAILED', ['M4_QUAL_FAIL', 'ACFT_FAIL', 'NEED_LICENSED', 'DLC_INCOMPLETE']],
  ] as const)('that is %s and sets %s is left out', (_state, sets, state, left) => {
    const series = { requirement: { sets }, standing: { ...CURRENT, state } };
    expect(findingsLeft(findings, [series]).map(({ list }) => list)).toEqual([...left]);
  });
});
