import { ARMY_2026, SPECIFICATION } from '../policy/packs.ts';
import { DueCycle } from './cycles.ts';
import { DueResult } from './requirements.ts';
import { cycleText, policyScaleText, requirementSentence, requirementText } from './requirementText.ts';
import { aRequirement, RIFLE_SCORE } from './testing.ts';

const RIDE = aRequirement();

test.each([
  [{ cycle: DueCycle.MONTHS, months: 1 }, 'Every month'],
  [{ cycle: DueCycle.MONTHS, months: 6 }, 'Every 6 months'],
  [{ cycle: DueCycle.CALENDAR, months: 1 }, 'Once in each month of the calendar year'],
  [{ cycle: DueCycle.CALENDAR, months: 6 }, 'Once in each 6 months of the calendar year'],
  [{ cycle: DueCycle.FISCAL, months: 1 }, 'Once in each month of the fiscal year'],
  [{ cycle: DueCycle.FISCAL, months: 12 }, 'Once in each fiscal year'],
])('%j is %s', (requirement, text) => {
  expect(cycleText(requirement)).toBe(text);
});

test.each([
  [{}, 'Every 12 months, due soon 30 days before. Done or not. In force from 05 JAN 2020.'],
  [
    { leadDays: 1, graceDays: 1 },
    'Every 12 months, due soon 1 day before, overdue after a 1-day grace period. Done or not. In force from 05 JAN 2020.',
  ],
  [
    { graceDays: 90, retiredOn: '2026-11-20' },
    'Every 12 months, due soon 30 days before, overdue after a 90-day grace period. Done or not. In force from 05 JAN 2020. Retired.',
  ],
])('%j tells from when it is due soon, and when it is late: %s', (changed, text) => {
  expect(requirementText({ ...RIDE, ...changed })).toBe(text);
});

test('what is done once has its days, and what no unit has taken over is in force from no day', () => {
  const once = { ...RIDE, cycle: DueCycle.ONCE, months: null, graceDays: 5, inForceFrom: null };
  expect(requirementText(once)).toBe('Once, within 30 days, overdue after a 5-day grace period. Done or not.');
});

test.each([
  [{ sets: null }, 'Score from 0 to 40, fails below 23.'],
  [{ sets: 'RIFLE' }, "Score from 0 to 40, fails below 23, from the unit's policy. Updates the record: rifle."],
  [{ sets: 'RIFLE', score: null }, "Score, from the unit's policy. Updates the record: rifle."],
] as const)('%j tells its mark, and whose it is: %s', (changed, text) => {
  const score = { min: 0, max: 40, failBelow: 23 };
  const scored = { ...RIDE, result: DueResult.SCORE, score, inForceFrom: null };
  expect(requirementText({ ...scored, ...changed })).toBe(`Every 12 months, due soon 30 days before. ${text}`);
});

test.each([
  [SPECIFICATION.rifleTest, "M4 score from 0 to 600, fails below 23, from the unit's policy."],
  [ARMY_2026.fitnessTest, "AFT score from 0 to 500, with Pass or Fail, from the unit's policy."],
])('the form of a requirement that sets a score says whose scale it has: %#', (of, text) => {
  expect(policyScaleText(of)).toBe(`${text} The record shows the latest event for record.`);
});

const LEVELS = ['Class 1', 'Class 2', 'Class 3'].map((name, index) => ({ name, passes: index < 2 }));

test.each([
  [{}, null, 'Every soldier does Check ride every 12 months.'],
  [{ name: '', months: Number.NaN }, null, 'Every soldier does this every … months.'],
  [
    { ...RIFLE_SCORE, name: 'M4', sets: 'RIFLE' },
    SPECIFICATION.rifleTest,
    'Every soldier shoots M4 every 12 months; passes from 23.',
  ],
  [{ ...RIFLE_SCORE, name: 'Gunnery' }, null, 'Every soldier does Gunnery every 12 months; passes from 23.'],
  [
    { name: 'AFT', sets: 'FITNESS', result: 'SCORE', cycle: 'CALENDAR', months: 6 },
    ARMY_2026.fitnessTest,
    'Every soldier takes AFT once in each 6 months of the calendar year; passes or fails.',
  ],
  [
    { name: 'Dental', result: 'LEVEL', levels: LEVELS, grades: ['E4', 'E5'], roles: ['RTO', 'BN_FO'] },
    null,
    'Every E4 or E5 in the role of RTO or BN FO does Dental every 12 months; passes with Class 1 or Class 2.',
  ],
  [
    { cycle: 'ONCE', months: null, result: 'PASS_FAIL' },
    null,
    'Every soldier does Check ride once, within 30 days; passes or fails.',
  ],
  [{ retiredOn: '2026-11-20' }, null, 'Nobody has to do Check ride anymore.'],
] as const)('%j in one sentence', (changed, of, sentence) => {
  expect(requirementSentence(aRequirement(changed), of)).toBe(sentence);
});

test('grades and roles both have to fit', () => {
  const narrow = { ...RIDE, inForceFrom: null, grades: ['E4'], roles: ['RTO', 'BN_FO'] } as const;
  expect(requirementText(narrow)).toContain(' For E4 as RTO and BN FO.');
});
