import type { Due } from '../../../domain/due/states.ts';
import { shownCell } from './standingCell.ts';

const TODAY = '2026-11-28';
const due = (given: Partial<Due>): Due => ({
  state: 'CURRENT',
  dueOn: null,
  overdueFrom: null,
  excusedUntil: null,
  doneOn: '2026-01-10',
  ...given,
});

test.each([
  [{ state: 'CURRENT', dueOn: '2027-01-10' }, 'current', 'until', '2027-01-10', null],
  // Once and for all.
  [{ state: 'CURRENT' }, 'current', 'since', '2026-01-10', null],
  [{ state: 'DUE_SOON', dueOn: TODAY, overdueFrom: '2026-11-29' }, 'dueSoon', 'until', TODAY, null],
  // In its days of grace.
  [
    { state: 'DUE_SOON', dueOn: '2026-11-27', overdueFrom: '2026-12-05' },
    'late',
    'since',
    '2026-11-28',
    'overdue from 05 DEC 2026',
  ],
  [
    { state: 'TO_DO', dueOn: '2026-11-01', overdueFrom: '2026-12-01', doneOn: null },
    'late',
    'since',
    '2026-11-02',
    'overdue from 01 DEC 2026',
  ],
  [{ state: 'FAILED', dueOn: '2026-09-16' }, 'failed', undefined, '2026-09-16', null],
  [{ state: 'OVERDUE', dueOn: '2026-11-05', overdueFrom: '2026-11-06' }, 'overdue', 'since', '2026-11-06', null],
  [{ state: 'OVERDUE', overdueFrom: '2026-11-06', doneOn: null }, 'neverDone', 'since', '2026-11-06', null],
  [{ state: 'TO_DO', dueOn: '2026-12-31', doneOn: null }, 'toDo', 'by', '2026-12-31', null],
  [{ state: 'TO_DO', doneOn: null }, 'toDo', 'by', null, 'no date entered'],
  [{ state: 'EXCUSED', dueOn: '2026-01-10', excusedUntil: '2027-01-07' }, 'excused', 'until', '2027-01-07', null],
  [{ state: 'NOT_REQUIRED' }, 'notRequired', undefined, null, null],
] as const)('%j is %s %s %s', (given, state, link, day, more) => {
  expect(shownCell(due(given), TODAY)).toEqual({ state, ...(link && { link }), day, more });
});
