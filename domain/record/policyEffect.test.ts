import { ARMY_2026, SPECIFICATION } from '../policy/packs.ts';
import type { DataFacts } from './dataIssues.ts';
import { policyEffect } from './policyEffect.ts';
import type { ReadinessFacts } from './readiness.ts';

const TODAY = '2026-06-15';
const person = (name: string, said: Partial<ReadinessFacts & DataFacts>) => ({
  name,
  rank: 'SPC' as const,
  grade: 'E4' as const,
  acftScore: null,
  acftPass: true,
  acftTest: 'ACFT',
  m4Qual: 30,
  m4Test: 'M4',
  m4Passed: true,
  driversLicense: true,
  jfoQualified: false,
  pebd: null,
  dor: null,
  ets: null,
  etsIndefinite: true,
  dlc1Complete: true,
  blcComplete: true,
  dlc2Complete: false,
  alcComplete: false,
  dlc3Complete: false,
  slcComplete: false,
  ...said,
});
const effects = (people: ReturnType<typeof person>[], after = ARMY_2026) =>
  policyEffect(people, SPECIFICATION, after, TODAY).map(({ title, comeOn, leave }) => [
    title,
    comeOn.map(({ name }) => name),
    leave.map(({ name }) => name),
  ]);

test('the same policy does nothing to anybody', () => {
  expect(effects([person('Ash', {}), person('Birch', { dlc1Complete: false })], SPECIFICATION)).toEqual([]);
});

test('who comes onto a list and who leaves one, by the titles of the new policy', () => {
  const ash = person('Ash', {});
  const birch = person('Birch', { dlc1Complete: false });
  const cole = person('Cole', { blcComplete: false, acftScore: 480 });
  expect(effects([ash, birch, cole])).toEqual([
    ['DLC Incomplete', [], ['Birch']],
    ['PME Incomplete', [], ['Cole']],
    ['Promotable', [], ['Ash']],
    ['Scores of another test', ['Cole'], []],
  ]);
});

test('a mark that is raised', () => {
  const after = { ...SPECIFICATION, rifleTest: { ...SPECIFICATION.rifleTest, failBelow: 31 } };
  expect(effects([person('Ash', {})], after)).toEqual([['M4 Qual Fail', ['Ash'], []]]);
});
