import { DueCycle, type DueKind, DueResult } from './kinds.ts';
import { cycleText, dueKindText } from './kindText.ts';

const RIDE: DueKind = {
  id: 'ride',
  name: 'Check ride',
  group: '',
  grades: [],
  roles: [],
  cycle: DueCycle.MONTHS,
  months: 12,
  leadDays: 30,
  graceDays: 0,
  result: DueResult.NONE,
  score: null,
  levels: [],
  sets: null,
  medical: false,
  retiredOn: null,
};

test.each([
  [{ cycle: DueCycle.MONTHS, months: 1 }, 'Every month'],
  [{ cycle: DueCycle.MONTHS, months: 6 }, 'Every 6 months'],
  [{ cycle: DueCycle.CALENDAR, months: 1 }, 'Once in each month of the calendar year'],
  [{ cycle: DueCycle.CALENDAR, months: 6 }, 'Once in each 6 months of the calendar year'],
  [{ cycle: DueCycle.FISCAL, months: 1 }, 'Once in each month of the fiscal year'],
  [{ cycle: DueCycle.FISCAL, months: 12 }, 'Once in each fiscal year'],
])('%j is %s', (kind, text) => {
  expect(cycleText(kind)).toBe(text);
});

test.each([
  [{}, 'Every 12 months, due soon 30 days before. Done or not.'],
  [{ leadDays: 1, graceDays: 1 }, 'Every 12 months, due soon 1 day before, late after 1. Done or not.'],
  [{ graceDays: 90 }, 'Every 12 months, due soon 30 days before, late after 90. Done or not.'],
])('%j tells from when it is due soon, and when it is late: %s', (changed, text) => {
  expect(dueKindText({ ...RIDE, ...changed })).toBe(text);
});

test('what is done once is never due soon, and never late', () => {
  expect(dueKindText({ ...RIDE, cycle: DueCycle.ONCE, months: null, graceDays: 5 })).toBe('Once. Done or not.');
});
