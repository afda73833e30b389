import { failedEffects } from './failedEffects.ts';
import type { Requirement } from './requirements.ts';

const M4 = { name: 'M4', min: 0, max: 40, failBelow: 23, bands: [], since: null };
const RIFLE: Requirement = {
  id: 'rifle',
  name: 'M4',
  group: '',
  grades: [],
  roles: [],
  cycle: 'MONTHS',
  months: 12,
  leadDays: 30,
  graceDays: 0,
  result: 'SCORE',
  score: null,
  levels: [],
  tests: [M4],
  sets: 'RIFLE',
  medical: false,
  inForceFrom: '2020-01-05',
  retiredOn: null,
};
const marked = (failBelow: number): Requirement => ({ ...RIFLE, tests: [{ ...M4, failBelow }] });
const person = (name: string, score: number) => ({
  name,
  grade: 'E4' as const,
  role: 'FO' as const,
  dor: null,
  arrivesOn: null,
  madeOn: '2020-01-05',
  excuses: [],
  firstDues: [],
  dues: [
    {
      requirementId: 'rifle',
      doneOn: '2026-11-01',
      score,
      forRecord: true,
      expiresOn: null,
      level: null,
      passed: null,
    },
  ],
});
const PEOPLE = [person('Ann', 22), person('Bob', 23), person('Cem', 29), person('Dan', 30)];
const effects = (before: number, after: number) =>
  failedEffects(PEOPLE, [marked(before)], [marked(after)], '2026-11-20').map(({ name, comeOn, leave }) => [
    ...[name, comeOn.map((one) => one.name), leave.map((one) => one.name)],
  ]);

test('names who fails by another mark, and who no longer does', () => {
  expect(effects(23, 30)).toEqual([['M4', ['Bob', 'Cem'], []]]);
  expect(effects(30, 23)).toEqual([['M4', [], ['Bob', 'Cem']]]);
  expect(effects(23, 23)).toEqual([]);
});
