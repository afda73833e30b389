import { isOver, isScheduled } from './school.ts';

test.each([
  ['2026-06-14', true],
  ['2026-06-15', false],
  ['2026-06-16', false],
  ['2025-12-31', true],
])('on 15 JUN 2026, a school that ends on %s is over: %p', (endDate, expected) => {
  expect(isOver({ endDate }, '2026-06-15')).toBe(expected);
});

test.each([
  [{}, true],
  [{ schoolName: 'ALC' }, false],
  [{ startDate: '2026-05-05' }, false],
  [{ endDate: '2026-05-16' }, false],
])('with %j, the school is scheduled already: %p', (change, expected) => {
  const school = { schoolName: 'BLC', startDate: '2026-05-04', endDate: '2026-05-15' };
  expect(isScheduled([{ ...school, schoolName: 'RANGER' }, school], { ...school, ...change })).toBe(expected);
  expect(isScheduled([], school)).toBe(false);
});
