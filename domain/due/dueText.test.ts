import { dueText, dueTextInSentence, shortDueText, soonestFirst, typedText } from './dueText.ts';
import { type Due, type DueState } from './states.ts';

const TODAY = '2026-11-20';
const due = (state: DueState, given: Partial<Due> = {}): Due => ({
  state,
  dueOn: null,
  overdueFrom: null,
  excusedUntil: null,
  doneOn: '2025-11-01',
  ...given,
});

test.each([
  [due('FAILED', { dueOn: '2026-11-12' }), 'Failed on 12 NOV 2026'],
  [due('OVERDUE', { dueOn: '2026-06-30', overdueFrom: '2026-07-01' }), 'Overdue since 01 JUL 2026'],
  [due('OVERDUE', { dueOn: '2023-09-27', overdueFrom: '2023-09-28', doneOn: null }), 'Never done, since 28 SEP 2023'],
  [due('TO_DO', { dueOn: '2026-12-31', overdueFrom: '2027-01-01', doneOn: null }), 'To do by 31 DEC 2026'],
  [due('TO_DO', { doneOn: null }), 'To do, no date entered'],
  [
    due('TO_DO', { dueOn: '2026-11-15', overdueFrom: '2026-12-16', doneOn: null }),
    'Late since 16 NOV 2026, overdue from 16 DEC 2026',
  ],
  [due('DUE_SOON', { dueOn: '2026-12-05', overdueFrom: '2026-12-06' }), 'Due soon, by 05 DEC 2026'],
  [due('DUE_SOON', { dueOn: '2026-11-20', overdueFrom: '2026-11-21' }), 'Due soon, by 20 NOV 2026'],
  [
    due('DUE_SOON', { dueOn: '2026-09-15', overdueFrom: '2026-12-16' }),
    'Late since 16 SEP 2026, overdue from 16 DEC 2026',
  ],
  [due('EXCUSED', { dueOn: '2026-06-30', excusedUntil: '2027-01-31' }), 'Excused until 31 JAN 2027'],
  [due('CURRENT', { dueOn: '2027-08-31', overdueFrom: '2027-09-01' }), 'Current until 31 AUG 2027'],
  [due('CURRENT'), 'Current since 01 NOV 2025'],
  [due('NOT_REQUIRED'), 'Not required'],
])('%j reads: %s', (standing, text) => {
  expect(dueText(standing, TODAY)).toBe(text);
  expect(dueTextInSentence(standing, TODAY)).toBe(text.replace(/^./, (first) => first.toLowerCase()));
});

test.each([
  [{ typed: '38', doneOn: null }, 'Record: 38, no date'],
  [{ typed: '540, Pass', doneOn: '2026-11-12' }, 'Record: 540, Pass, typed in'],
  [{ typed: null, doneOn: null }, null],
])('what was typed without an event reads: %j', (standing, text) => {
  expect(typedText(standing)).toBe(text);
});

test.each([
  [due('FAILED', { dueOn: '2026-11-12' }), 'failed'],
  [due('OVERDUE', { dueOn: '2026-11-15', overdueFrom: '2026-11-16' }), '5 d overdue'],
  [due('OVERDUE', { dueOn: '2026-09-15', overdueFrom: '2026-11-16' }), '5 d overdue'],
  [due('DUE_SOON', { dueOn: '2026-11-19' }), '1 d late'],
  [due('DUE_SOON', { dueOn: TODAY }), 'due today'],
  [due('DUE_SOON', { dueOn: '2026-12-11' }), 'due in 21 d'],
  [due('TO_DO', { dueOn: '2026-12-20' }), 'due in 1 mo'],
  [due('TO_DO'), 'to do'],
])('in short %j reads: %s', (standing, text) => {
  expect(shortDueText(standing, TODAY)).toBe(text);
});

test('what is not current comes first, then what is due soonest; excuses and what never ends are last', () => {
  const order = [
    due('OVERDUE', { dueOn: '2026-06-30' }),
    due('FAILED', { dueOn: '2026-11-12' }),
    due('DUE_SOON', { dueOn: '2026-12-05' }),
    due('TO_DO', { dueOn: '2026-12-31' }),
    due('CURRENT', { dueOn: '2027-08-31' }),
    due('CURRENT'),
    due('EXCUSED', { dueOn: '2026-06-30', excusedUntil: '2027-01-31' }),
    due('NOT_REQUIRED'),
  ];
  expect(order.toReversed().sort(soonestFirst)).toEqual(order);
});
