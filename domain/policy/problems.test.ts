import { PACKS, SPECIFICATION } from './packs.ts';
import type { Policy } from './policy.ts';
import { policyProblems, sinceProblems } from './problems.ts';

test('all that ships can be judged by', () => {
  for (const policy of Object.values(PACKS)) expect(policyProblems(policy)).toEqual([]);
});

const { fitnessTest, rifleTest, gaugeColours, sectionCapacity } = SPECIFICATION;
const rifle = (said: Partial<Policy['rifleTest']>) => ({ rifleTest: { ...rifleTest, ...said } });

test.each<[string, Partial<Policy>]>([
  ['the shortest range', { fitnessTest: { ...fitnessTest, name: 'X', max: 1 } }],
  ['the longest name and range', { fitnessTest: { ...fitnessTest, name: 'x'.repeat(20), min: 9_998, max: 9_999 } }],
  ['a fail below the lowest and the highest score', rifle({ min: 10, max: 40, failBelow: 10 })],
  ['a fail below the highest score', rifle({ max: 40, failBelow: 40 })],
  [
    'bands from the mark to the highest score',
    rifle({
      bands: [
        { name: 'A', from: 23 },
        { name: 'B', from: 600 },
      ],
    }),
  ],
  ['gauges at their ends', { gaugeColours: { yellowFrom: 1, greenFrom: 100 } }],
  [
    'a section that the unit does not have',
    { sectionCapacity: sectionCapacity.map((one) => (one.section === 'DELTA' ? { ...one, capacity: 0 } : one)) },
  ],
  ['the soonest ETS', { etsHighlightDays: 1 }],
  [
    'as many bands as a rifle test has',
    rifle({ bands: Array.from({ length: 10 }, (_one, index) => ({ name: 'A', from: 30 + index })) }),
  ],
  ['no course at all', { courses: [], dlcOfGrade: [], pmeOfGrade: [], promotionPaths: [] }],
])('%s is fine', (_what, said) => {
  expect(policyProblems({ ...SPECIFICATION, ...said })).toEqual([]);
});

test.each<[string, string, Partial<Policy>]>([
  ['fitnessTest.name', 'Please enter a name.', { fitnessTest: { ...fitnessTest, name: ' ' } }],
  [
    'fitnessTest.name',
    'Name must have at most 20 characters.',
    { fitnessTest: { ...fitnessTest, name: 'x'.repeat(21) } },
  ],
  [
    'fitnessTest.max',
    'Highest score must be a whole number from 501 to 9999.',
    { fitnessTest: { ...fitnessTest, min: 500, max: 500 } },
  ],
  [
    'fitnessTest.min',
    'Lowest score must be a whole number from 0 to 9998.',
    { fitnessTest: { ...fitnessTest, min: -1 } },
  ],
  ['rifleTest.failBelow', 'Fail below must be a whole number from 0 to 600.', rifle({ failBelow: 601 })],
  ['rifleTest.failBelow', 'Fail below must be a whole number from 0 to 600.', rifle({ failBelow: 22.5 })],
  [
    'rifleTest.bands',
    'Bands must start at 23 or more, each higher than the last, up to 600.',
    rifle({ bands: [{ name: 'A', from: 22 }] }),
  ],
  [
    'rifleTest.bands',
    'Bands must start at 23 or more, each higher than the last, up to 600.',
    rifle({
      bands: [
        { name: 'A', from: 30 },
        { name: 'B', from: 30 },
      ],
    }),
  ],
  [
    'rifleTest.bands',
    'Bands must start at 23 or more, each higher than the last, up to 600.',
    rifle({ bands: [{ name: 'A', from: 601 }] }),
  ],
  ['rifleTest.bands', 'Each band needs a name of up to 20 characters.', rifle({ bands: [{ name: '', from: 30 }] })],
  [
    'rifleTest.bands',
    'A test can have up to 10 bands.',
    rifle({ bands: Array.from({ length: 11 }, (_one, index) => ({ name: 'A', from: 30 + index })) }),
  ],
  ['ranks', 'Choose the rank.', { ranks: [] }],
  ['totalCapacity', 'Total places must be a whole number from 1 to 9999.', { totalCapacity: 0 }],
  [
    'sectionCapacity.ALPHA',
    'Places of ALPHA must be a whole number from 0 to 9999.',
    { sectionCapacity: sectionCapacity.filter(({ section }) => section !== 'ALPHA') },
  ],
  [
    'gaugeColours.greenFrom',
    'Green from must be a whole number from 71 to 100.',
    { gaugeColours: { ...gaugeColours, greenFrom: 70 } },
  ],
  [
    'gaugeColours.yellowFrom',
    'Yellow from must be a whole number from 1 to 99.',
    { gaugeColours: { yellowFrom: 0, greenFrom: 100 } },
  ],
  ['etsHighlightDays', 'ETS highlight must be a whole number from 1 to 3650.', { etsHighlightDays: 3_651 }],
])('%s: %s', (field, message, said) => {
  expect(policyProblems({ ...SPECIFICATION, ...said })).toEqual([{ field, message }]);
});

test('a course that is not in use is missing wherever a rule asks for it', () => {
  const courses = SPECIFICATION.courses.filter((course) => course !== 'dlc1Complete');
  expect(policyProblems({ ...SPECIFICATION, courses })).toEqual([
    { field: 'dlcOfGrade.E4', message: "DLC 1 isn't one of the courses in use." },
    { field: 'promotionPaths.E4', message: "DLC 1 isn't one of the courses in use." },
  ]);
});

test.each([
  [{ inService: null, inGrade: null, courses: [] }, 'Each promotion path needs a time or a course.'],
  [
    { inService: { months: 0, over: false }, inGrade: null, courses: [] },
    'Months must be a whole number from 1 to 600.',
  ],
  [
    { inService: null, inGrade: { months: 601, over: false }, courses: [] },
    'Months must be a whole number from 1 to 600.',
  ],
])('a way to be promoted that asks for %j', (path, message) => {
  const promotionPaths = [{ grade: 'E4', paths: [path] }] as const;
  expect(policyProblems({ ...SPECIFICATION, promotionPaths })).toEqual([{ field: 'promotionPaths.E4', message }]);
});

test('a grade has ten ways to be promoted at most', () => {
  const problemsOf = (count: number) => {
    const path = { inService: null, inGrade: null, courses: ['blcComplete'] } as const;
    const paths = Array.from({ length: count }, () => path);
    return policyProblems({ ...SPECIFICATION, promotionPaths: [{ grade: 'E4', paths }] });
  };
  expect(problemsOf(10)).toEqual([]);
  expect(problemsOf(11)).toEqual([
    { field: 'promotionPaths.E4', message: 'A grade can have up to 10 promotion paths.' },
  ]);
});

test.each([
  [null, true],
  ['1949-12-31', false],
  ['1950-01-01', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['no day', false],
])('a test that is taken since %s, by a policy from 20 NOV 2026 on, is right: %s', (since, isRight) => {
  const policy = { ...SPECIFICATION, fitnessTest: { ...fitnessTest, since } };
  expect(sinceProblems(policy, '2026-11-20').map(({ field }) => field)).toEqual(isRight ? [] : ['fitnessTest.since']);
});
