import { schoolTime } from './schoolTime.ts';

test.each([
  ['2026-01-04', 'in 1 d'],
  ['2026-01-05', 'now, ends in 25 d'],
  ['2026-01-29', 'now, ends in 1 d'],
  ['2026-01-30', 'now, ends today'],
  ['2026-01-31', 'ended 1 d ago'],
])('on %s the school is %s', (today, text) => {
  expect(schoolTime({ startDate: '2026-01-05', endDate: '2026-01-30' }, today)).toBe(text);
});
