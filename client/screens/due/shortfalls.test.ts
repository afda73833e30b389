import { shortfalls } from './shortfalls.ts';

const REQUIREMENTS = ['M4', 'PHA', 'Ride', 'JFO', 'Class'].map((name) => ({ id: name, name }));
const standing = (
  requirementId: string,
  state: 'FAILED' | 'OVERDUE' | 'DUE_SOON' | 'TO_DO' | 'EXCUSED' | 'CURRENT',
  dueOn: string | null,
  more: { overdueFrom?: string; doneOn?: string | null; typed?: string } = {},
) => ({
  requirementId,
  state,
  dueOn,
  overdueFrom: null,
  excusedUntil: null,
  doneOn: '2026-01-01',
  typed: null,
  ...more,
});

test('the most urgent comes first, requirements that stand alike are said once, and what is current not at all', () => {
  const all = [
    standing('Class', 'CURRENT', '2027-01-01'),
    standing('M4', 'TO_DO', '2026-12-31', { doneOn: null }),
    standing('PHA', 'DUE_SOON', '2026-12-06'),
    standing('Ride', 'TO_DO', '2026-12-31', { doneOn: null }),
    standing('JFO', 'FAILED', '2026-09-16'),
    standing('gone', 'FAILED', '2026-09-16'),
  ];
  expect(shortfalls(all, REQUIREMENTS, '2026-11-28')).toEqual([
    { state: 'failed', tone: 'bad', text: 'JFO: failed on 16 SEP 2026' },
    { state: 'dueSoon', tone: 'warn', text: 'PHA: due soon, by 06 DEC 2026' },
    { state: 'toDo', tone: 'plain', text: 'M4, Ride: to do by 31 DEC 2026' },
  ]);
});

test('what is late, never done, or stands in the record without a date is said in full', () => {
  const all = [
    standing('M4', 'OVERDUE', '2026-09-01', { overdueFrom: '2026-09-02', doneOn: null, typed: '38' }),
    standing('PHA', 'DUE_SOON', '2026-11-20', { overdueFrom: '2026-12-20' }),
    standing('Ride', 'EXCUSED', '2026-11-20'),
  ];
  expect(shortfalls(all, REQUIREMENTS, '2026-11-28')).toEqual([
    { state: 'neverDone', tone: 'bad', text: 'M4: never done, since 02 SEP 2026. Record: 38, no date' },
    { state: 'late', tone: 'warn', text: 'PHA: late since 21 NOV 2026, overdue from 20 DEC 2026' },
  ]);
});
