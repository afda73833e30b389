import { shortfallVerdict, verdict } from './verdict.ts';

test.each([
  [[12, 10, 0, 8], '12 of 30 soldiers are not current.', '10 more are due soon.'],
  [[1, 1, 1, 0], '1 of 3 soldiers is not current.', '1 more is due soon, 1 has something to do.'],
  [[2, 0, 3, 0], '2 of 5 soldiers are not current.', '3 have something to do.'],
  [[0, 2, 3, 1], 'Nothing is failed or overdue.', '2 soldiers are due soon, 3 have something to do.'],
  [[0, 1, 0, 0], 'Nothing is failed or overdue.', '1 soldier is due soon.'],
  [[0, 0, 0, 8], 'All 8 soldiers are current.', ''],
  [[0, 0, 0, 1], 'The one soldier is current.', ''],
  [[0, 0, 0, 0], 'No one assigned.', ''],
] as const)('of %j not current, due soon, to do and current', ([notCurrent, dueSoon, toDo, current], now, next) => {
  expect(verdict({ notCurrent, dueSoon, toDo, current })).toEqual({ now, next });
});

test.each([
  [14, 30, '14 of 30 soldiers have a shortfall.'],
  [1, 1, '1 of 1 soldier has a shortfall.'],
  [0, 30, 'No soldier has a shortfall.'],
  [0, 0, 'No one assigned.'],
])('without requirements, %d of %d people with a shortfall', (short, all, text) => {
  expect(shortfallVerdict(short, all)).toBe(text);
});
