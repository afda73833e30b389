import { dueText, soonestFirst, whatToDo } from './dueText.ts';
import { type Due, type DueState } from './states.ts';

const TODAY = '2026-11-20';
const due = (state: DueState, dueOn: string | null, excusedUntil: string | null = null): Due => ({
  state,
  dueOn,
  excusedUntil,
});

test.each([
  [due('FAILED', '2026-11-12'), 'failed on 12 NOV 2026', 'Do it again at once.'],
  [due('OVERDUE', '2026-06-30'), 'overdue since 30 JUN 2026', 'Do it at once.'],
  [due('NEVER_DONE', null), 'never done', 'Do it at once.'],
  [due('NEVER_DONE', '2026-12-31'), 'never done, due by 31 DEC 2026', 'Do it by 31 DEC 2026.'],
  [due('NEVER_DONE', '2025-03-01'), 'never done, due since 01 MAR 2025', 'Do it at once.'],
  [due('DUE_SOON', '2026-12-05'), 'due by 05 DEC 2026', 'Do it by 05 DEC 2026.'],
  [due('DUE_SOON', '2026-11-20'), 'due by 20 NOV 2026', 'Do it by 20 NOV 2026.'],
  // Within its days of grace.
  [due('DUE_SOON', '2026-11-01'), 'due since 01 NOV 2026', 'Do it at once.'],
  [due('EXCUSED', '2026-06-30', '2027-01-31'), 'excused until 31 JAN 2027', null],
  [due('CURRENT', '2027-08-31'), 'current until 31 AUG 2027', null],
  [due('CURRENT', null), 'done', null],
  [due('NOT_REQUIRED', null), 'not required', null],
])('%j reads: %s', (standing, text, action) => {
  expect([dueText(standing, TODAY), whatToDo(standing, TODAY)]).toEqual([text, action]);
});

test('what is not met comes first, then what is due soonest; excuses and what never ends are last', () => {
  const order = [
    due('OVERDUE', '2026-06-30'),
    due('FAILED', '2026-11-12'),
    due('NEVER_DONE', null),
    due('DUE_SOON', '2026-12-05'),
    due('CURRENT', '2027-08-31'),
    due('CURRENT', null),
    due('EXCUSED', '2026-06-30', '2027-01-31'),
    due('NOT_REQUIRED', null),
  ];
  expect(order.toReversed().sort(soonestFirst)).toEqual(order);
});
