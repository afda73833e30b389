import { ARMY_2026, SPECIFICATION } from '../policy/packs.ts';
import { MEASURE_NAMES, MEASURES, measuresOf } from './measures.ts';
import type { ReadinessFacts } from './readiness.ts';

/** Current in everything. */
const READY: ReadinessFacts = {
  rank: 'SPC',
  grade: 'E4',
  acftScore: 500,
  acftPass: true,
  acftTest: 'ACFT',
  m4Qual: 40,
  m4Test: 'M4',
  m4Passed: true,
  driversLicense: false,
  jfoQualified: false,
  pebd: null,
  dor: null,
  dlc1Complete: true,
  blcComplete: true,
  dlc2Complete: false,
  alcComplete: false,
  dlc3Complete: false,
  slcComplete: false,
};

const shares = (given: Partial<ReadinessFacts>, policy = SPECIFICATION) =>
  Object.values(measuresOf([{ ...READY, ...given }], policy)).map(({ current, asked }) => `${current} of ${asked}`);

const WITHOUT_DLC = { ...SPECIFICATION, dlcOfGrade: [] };

it.each<readonly [what: string, given: Partial<ReadinessFacts>, expected: readonly string[]]>([
  ['who has everything', {}, ['1 of 1', '1 of 1', '1 of 1']],
  ['who failed the fitness test', { acftPass: false }, ['0 of 1', '1 of 1', '1 of 1']],
  ['whose fitness score nobody entered', { acftScore: null }, ['0 of 1', '1 of 1', '1 of 1']],
  ['who shot the mark', { m4Qual: 23 }, ['1 of 1', '1 of 1', '1 of 1']],
  ['who shot below the mark', { m4Qual: 22 }, ['1 of 1', '0 of 1', '1 of 1']],
  ['whose rifle score nobody entered', { m4Qual: null }, ['1 of 1', '0 of 1', '1 of 1']],
  ['who passed another rifle test', { m4Test: 'Old', m4Qual: 5 }, ['1 of 1', '1 of 1', '1 of 1']],
  ['without the DLC', { dlc1Complete: false }, ['1 of 1', '1 of 1', '0 of 1']],
  ['with the DLC alone', { blcComplete: false }, ['1 of 1', '1 of 1', '0 of 1']],
  ['who needs no school', { rank: 'CPT', grade: 'O3' }, ['1 of 1', '1 of 1', '0 of 0']],
  ['a cadet who needs PME', { rank: 'CDT', blcComplete: false }, ['1 of 1', '1 of 1', '0 of 1']],
  ['a cadet on neither list', { rank: 'CDT', dlc1Complete: false, blcComplete: false }, ['1 of 1', '1 of 1', '1 of 1']],
])('%s', (_, given, expected) => {
  expect(shares(given)).toEqual(expected);
});

it('asks for no DLC where the unit uses none', () => {
  expect(shares({ dlc1Complete: false }, WITHOUT_DLC)[2]).toBe('1 of 1');
  expect(shares({ blcComplete: false }, WITHOUT_DLC)[2]).toBe('0 of 1');
  expect(shares({}, { ...WITHOUT_DLC, pmeOfGrade: [] })[2]).toBe('0 of 0');
});

it('has nobody in an empty unit', () => {
  expect(Object.values(measuresOf([], SPECIFICATION))).toEqual(Array(3).fill({ current: 0, asked: 0 }));
});

it("says in the policy's words what is current", () => {
  const texts = (policy: typeof SPECIFICATION) => MEASURE_NAMES.map((name) => MEASURES[name].text(policy));
  expect(MEASURE_NAMES.map((name) => MEASURES[name].title)).toEqual(['Fitness', 'Weapons', 'Schools']);
  expect(texts(SPECIFICATION)).toEqual(['ACFT passed', 'M4 at 23 or above', 'DLC and PME complete']);
  expect(texts(ARMY_2026)[0]).toBe('AFT passed');
  expect(texts(WITHOUT_DLC)[2]).toBe('PME complete');
});
