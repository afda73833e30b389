import { ARMY_2026 } from '../policy/packs.ts';
import { GRADES, type ReadinessList } from '../values.ts';
import { dataIssues } from './dataIssues.ts';
import { readiness, type ReadinessFacts } from './readiness.ts';
import { fitnessTestOf, hasNewScore, scoreTests } from './testOfScore.ts';

const TODAY = '2026-06-15';

/** A soldier with everything except courses. */
const SOLDIER: ReadinessFacts = {
  rank: 'SGT',
  grade: 'E5',
  acftScore: 480,
  acftPass: true,
  acftTest: 'AFT',
  m4Qual: 40,
  m4Test: 'M4',
  m4Passed: true,
  driversLicense: true,
  jfoQualified: true,
  pebd: null,
  dor: null,
  dlc1Complete: false,
  blcComplete: false,
  dlc2Complete: false,
  alcComplete: false,
  dlc3Complete: false,
  slcComplete: false,
};
const finding = (list: ReadinessList, facts: Partial<ReadinessFacts>) =>
  readiness({ ...SOLDIER, ...facts }, ARMY_2026, TODAY).find((one) => one.list === list);

test('there is no DLC, and the fitness test has its name of today', () => {
  expect(readiness(SOLDIER, ARMY_2026, TODAY).map(({ title }) => title)).toEqual([
    'PME Incomplete',
    'M4 Qual Fail',
    'AFT Fail',
    'Need Licensed',
    'Promotable',
    'JFO Qualified',
  ]);
});

test.each([
  ['E5', 'blcComplete'],
  ['E6', 'alcComplete'],
  ['E7', 'slcComplete'],
] as const)('%s needs %s without a DLC before it, a cadet never', (grade, course) => {
  expect(finding('PME_INCOMPLETE', { grade })?.listed).toBe(true);
  expect(finding('PME_INCOMPLETE', { grade, [course]: true })?.listed).toBe(false);
  expect(finding('PME_INCOMPLETE', { grade, rank: 'CDT' })?.listed).toBe(false);
});

test.each(GRADES.filter((grade) => !['E5', 'E6', 'E7'].includes(grade)))('%s needs no school', (grade) => {
  expect(finding('PME_INCOMPLETE', { grade })?.listed).toBe(false);
});

test.each([
  ['E1', { pebd: '2025-12-14' }, { pebd: '2025-12-15' }],
  ['E2', { pebd: '2025-06-15', dor: '2026-02-15' }, { pebd: '2025-06-16', dor: '2026-02-15' }],
  ['E3', { pebd: '2024-06-15', dor: '2025-12-15' }, { pebd: '2024-06-15', dor: '2025-12-16' }],
  ['E4', { pebd: '2023-06-15', dor: '2025-06-15' }, { pebd: '2023-06-16', dor: '2025-06-15' }],
  [
    'E5',
    { pebd: '2020-06-15', dor: '2024-12-15', blcComplete: true },
    { pebd: '2020-06-15', dor: '2024-12-15', blcComplete: false },
  ],
  [
    'E6',
    { pebd: '2020-06-15', dor: '2023-06-15', alcComplete: true },
    { pebd: '2020-06-15', dor: '2023-06-16', alcComplete: true },
  ],
] as const)('%s is promotable with %j, and not with %j', (grade, enough, tooLittle) => {
  expect(finding('PROMOTABLE', { grade, ...enough })?.listed).toBe(true);
  expect(finding('PROMOTABLE', { grade, ...tooLittle })?.listed).toBe(false);
  expect(finding('PROMOTABLE', { grade, ...enough, acftPass: false })?.missing).toEqual(['AFT pass']);
});

test.each([
  [0, 'Score 0 of 40, below 23', true],
  [22, 'Score 22 of 40, below 23', true],
  [23, 'Score 23 of 40, marksman', false],
  [29, 'Score 29 of 40, marksman', false],
  [30, 'Score 30 of 40, sharpshooter', false],
  [35, 'Score 35 of 40, sharpshooter', false],
  [36, 'Score 36 of 40, expert', false],
  [40, 'Score 40 of 40, expert', false],
])('%d hits: %s', (m4Qual, value, listed) => {
  expect(finding('M4_QUAL_FAIL', { m4Qual })).toMatchObject({ value, listed });
});

test('a score of another test counts by its pass, and is told', () => {
  const scores = { acftScore: 548, acftPass: true, m4Qual: 30 };
  const ofBefore = { acftTest: 'ACFT', m4Test: 'M16', m4Passed: false };
  expect(finding('M4_QUAL_FAIL', { ...scores, ...ofBefore })?.listed).toBe(true);
  expect(finding('M4_QUAL_FAIL', { ...scores, ...ofBefore, m4Passed: true })?.listed).toBe(false);
  const facts = { ...SOLDIER, ...scores, ...ofBefore, ets: null, etsIndefinite: true };
  const codes = dataIssues(facts, ARMY_2026, TODAY).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['ACFT_SCORE_OF_OTHER_TEST', 'M4_QUAL_OF_OTHER_TEST']));
  // A newly entered score is of today's test, even if the pass stays the same.
  const before = { ...scores, ...ofBefore };
  const typed = { acftOn: null, m4On: null };
  expect(scoreTests(scores, before, ARMY_2026)).toEqual({ ...ofBefore, ...typed });
  expect(hasNewScore(before, scores)).toBe(false);
  expect(scoreTests({ ...scores, acftScore: 480 }, before, ARMY_2026)).toEqual({
    ...ofBefore,
    ...typed,
    acftTest: 'AFT',
  });
  // A score from an event is of the test of its day, whether or not it stays the same.
  const ofEvent = { acftTest: 'AFT', acftOn: '2026-01-05' };
  expect(scoreTests(scores, before, ARMY_2026, ofEvent)).toEqual({ ...ofBefore, ...typed, ...ofEvent });
  const late = { acftTest: 'ACFT', acftOn: '2025-05-20' };
  const after = scoreTests({ ...scores, acftScore: 480 }, before, ARMY_2026, late);
  expect(after).toEqual({ ...ofBefore, ...typed, ...late });
  expect(fitnessTestOf(after, ARMY_2026)).toBe('ACFT');
  expect(fitnessTestOf({ ...after, acftOn: '2025-06-01' }, ARMY_2026)).toBe('AFT');
  expect(scoreTests({ ...scores, acftScore: 480 }, { ...after, ...scores }, ARMY_2026).acftOn).toBeNull();
  expect(scoreTests({ ...scores, m4Qual: 23 }, before, ARMY_2026)).toEqual({
    ...ofBefore,
    ...typed,
    m4Test: 'M4',
    m4Passed: true,
  });
});
