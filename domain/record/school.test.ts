import { isOver } from './school.ts';

test.each([
  ['2026-06-14', true],
  ['2026-06-15', false],
  ['2026-06-16', false],
  ['2025-12-31', true],
])('on 15 JUN 2026, a school that ends on %s is over: %p', (endDate, expected) => {
  expect(isOver({ endDate }, '2026-06-15')).toBe(expected);
});
