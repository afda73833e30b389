import { PACKS, SPECIFICATION } from './packs.ts';
import type { Policy } from './policy.ts';
import {
  differingRules,
  inOrder,
  POLICY_RULE_NAMES,
  POLICY_RULES,
  partsOf,
  type PolicyRule,
  ruleDifference,
  ruleText,
} from './rules.ts';

test('every part of a policy belongs to one rule', () => {
  const parts: string[] = POLICY_RULE_NAMES.flatMap((rule) => POLICY_RULES[rule].parts);
  expect(parts.toSorted()).toEqual(Object.keys(SPECIFICATION).toSorted());
});

// The texts decide whether two policies are equal, so each part of each value has to show in them.
test.each<[PolicyRule, Partial<Policy>]>([
  ['fitnessTest', { fitnessTest: { ...SPECIFICATION.fitnessTest, name: 'AFT' } }],
  ['fitnessTest', { fitnessTest: { ...SPECIFICATION.fitnessTest, min: 1 } }],
  ['fitnessTest', { fitnessTest: { ...SPECIFICATION.fitnessTest, max: 601 } }],
  ['fitnessTest', { fitnessTest: { ...SPECIFICATION.fitnessTest, since: '2025-06-01' } }],
  ['rifleTest', { rifleTest: { ...SPECIFICATION.rifleTest, name: 'M16' } }],
  ['rifleTest', { rifleTest: { ...SPECIFICATION.rifleTest, min: 1 } }],
  ['rifleTest', { rifleTest: { ...SPECIFICATION.rifleTest, max: 40 } }],
  ['rifleTest', { rifleTest: { ...SPECIFICATION.rifleTest, failBelow: 24 } }],
  ['rifleTest', { rifleTest: { ...SPECIFICATION.rifleTest, bands: [{ name: 'expert', from: 36 }] } }],
  ['courses', { courses: ['blcComplete'] }],
  ['dlc', { dlcOfGrade: [{ grade: 'E4', course: 'dlc2Complete' }] }],
  ['pme', { pmeOfGrade: [] }],
  ['pme', { pmeOfCadets: false }],
  ['promotion', { promotionPaths: [] }],
  ['ranks', { ranks: ['PVT'] }],
  ['capacity', { totalCapacity: 31 }],
  ['capacity', { sectionCapacity: [{ section: 'ALPHA', capacity: 9 }] }],
  ['gauges', { gaugeColours: { yellowFrom: 71, greenFrom: 85 } }],
  ['gauges', { gaugeColours: { yellowFrom: 70, greenFrom: 86 } }],
  ['etsHighlight', { etsHighlightDays: 364 }],
])('%s differs', (rule, said) => {
  const other = { ...SPECIFICATION, ...said };
  expect(differingRules(SPECIFICATION, other)).toEqual([rule]);
  expect(partsOf(other, [rule])).toMatchObject(said);
});

test('a difference leaves out the grades with the same promotion paths', () => {
  const other = { ...SPECIFICATION, promotionPaths: PACKS.ARMY_2026.promotionPaths.slice(0, 4) };
  const [was, is] = ruleDifference('promotion', SPECIFICATION, other);
  expect(was).toMatch(/^E4: DLC 1 and BLC, or .*; E5: .*; E6: /);
  expect(is).toBe('E4: 36 months in service and 12 months in grade');
  const none = { ...SPECIFICATION, promotionPaths: SPECIFICATION.promotionPaths.slice(0, 5) };
  expect(ruleDifference('promotion', none, SPECIFICATION)[0]).toBe('');
});

test('what ships is in order', () => {
  for (const policy of Object.values(PACKS)) expect(inOrder(policy)).toEqual(policy);
});

test('what is sent is put in order, and what no rule looks at is left out', () => {
  const sent: Policy = {
    ...SPECIFICATION,
    fitnessTest: { name: ' PT  test ', min: 0, max: 300, since: null },
    courses: ['slcComplete', 'blcComplete', 'blcComplete'],
    dlcOfGrade: [
      { grade: 'E5', course: 'dlc2Complete' },
      { grade: 'O1', course: 'dlc1Complete' },
      { grade: 'E4', course: 'dlc1Complete' },
      { grade: 'E4', course: 'dlc3Complete' },
    ],
    promotionPaths: [
      { grade: 'O1', paths: [] },
      { grade: 'E1', paths: [] },
    ],
    ranks: ['SGT', 'PVT', 'SGT'],
  };
  expect(inOrder(sent)).toEqual({
    ...SPECIFICATION,
    fitnessTest: { name: 'PT test', min: 0, max: 300, since: null },
    courses: ['blcComplete', 'slcComplete'],
    dlcOfGrade: [
      { grade: 'E4', course: 'dlc1Complete' },
      { grade: 'E5', course: 'dlc2Complete' },
    ],
    promotionPaths: [],
    ranks: ['PVT', 'SGT'],
  });
});

test('in words', () => {
  expect(ruleText.capacity(SPECIFICATION)).toBe('30 in all, BN STAFF 6, ALPHA 8, BRAVO 8, CHARLIE 8, DELTA 4');
  expect(ruleText.pme(PACKS.ARMY_2026)).toBe('E5 BLC, E6 ALC, E7 SLC; cadets never');
  expect(ruleText.dlc(PACKS.ARMY_2026)).toBe('None');
  expect(ruleText.rifleTest(PACKS.ARMY_2026)).toBe(
    'M4, 0 to 40, fail below 23, marksman from 23, sharpshooter from 30, expert from 36',
  );
});
