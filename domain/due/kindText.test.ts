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
  inForceFrom: '2020-01-05',
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
  [{}, 'Every 12 months, due soon 30 days before. Done or not. In force from 05 JAN 2020.'],
  [
    { leadDays: 1, graceDays: 1 },
    'Every 12 months, due soon 1 day before, overdue after 1 day of grace. Done or not. In force from 05 JAN 2020.',
  ],
  [
    { graceDays: 90, retiredOn: '2026-11-20' },
    'Every 12 months, due soon 30 days before, overdue after 90 days of grace. Done or not. In force from 05 JAN 2020. Retired.',
  ],
])('%j tells from when it is due soon, and when it is late: %s', (changed, text) => {
  expect(dueKindText({ ...RIDE, ...changed })).toBe(text);
});

test('what is done once has its days, and what no unit has taken over is in force from no day', () => {
  const once = { ...RIDE, cycle: DueCycle.ONCE, months: null, graceDays: 5, inForceFrom: null };
  expect(dueKindText(once)).toBe('Once, within 30 days, overdue after 5 days of grace. Done or not.');
});
