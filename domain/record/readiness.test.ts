import { SPECIFICATION } from '../policy/packs.ts';
import { COURSES, GRADES, READINESS_LISTS, type ReadinessList } from '../values.ts';
import {
  acftFail,
  dlcIncomplete,
  isCourseOfGrade,
  jfoQualified,
  m4QualFail,
  needLicensed,
  pmeIncomplete,
  readiness,
  type ReadinessFacts,
  type ReadinessFinding,
} from './readiness.ts';

const TODAY = '2026-06-15';

/** On no list except Promotable and JFO Qualified. */
const READY: ReadinessFacts = {
  rank: 'SGT',
  grade: 'E5',
  acftScore: 500,
  acftPass: true,
  acftTest: 'ACFT',
  m4Qual: 40,
  m4Test: 'M4',
  m4Passed: true,
  driversLicense: true,
  jfoQualified: true,
  pebd: '2016-06-15',
  dor: '2024-06-15',
  dlc1Complete: true,
  blcComplete: true,
  dlc2Complete: true,
  alcComplete: true,
  dlc3Complete: true,
  slcComplete: true,
};
const NO_COURSES = {
  dlc1Complete: false,
  blcComplete: false,
  dlc2Complete: false,
  alcComplete: false,
  dlc3Complete: false,
  slcComplete: false,
} as const;
const NO_RULE = GRADES.filter((grade) => !['E4', 'E5', 'E6'].includes(grade));

/** The finding about one list. */
function finding(list: ReadinessList, facts: Partial<ReadinessFacts>): ReadinessFinding | undefined {
  return readiness({ ...READY, ...facts }, SPECIFICATION, TODAY).find((one) => one.list === list);
}

describe('DLC incomplete', () => {
  test.each([
    ['E4', 'dlc1Complete'],
    ['E5', 'dlc2Complete'],
    ['E6', 'dlc3Complete'],
  ] as const)('%s needs %s, and no other course', (grade, dlc) => {
    expect(dlcIncomplete({ ...READY, grade, [dlc]: false }, SPECIFICATION)).toBe(true);
    expect(dlcIncomplete({ ...READY, ...NO_COURSES, grade, [dlc]: true }, SPECIFICATION)).toBe(false);
    expect(dlcIncomplete({ ...READY, ...NO_COURSES, grade, rank: 'CDT' }, SPECIFICATION)).toBe(false);
  });

  test.each(NO_RULE)('%s needs none', (grade) => {
    expect(dlcIncomplete({ ...READY, ...NO_COURSES, grade }, SPECIFICATION)).toBe(false);
  });
});

describe('PME incomplete', () => {
  test.each([
    ['E4', 'dlc1Complete', 'blcComplete'],
    ['E5', 'dlc2Complete', 'alcComplete'],
    ['E6', 'dlc3Complete', 'slcComplete'],
  ] as const)('%s needs, once %s is done, %s', (grade, dlc, pme) => {
    expect(pmeIncomplete({ ...READY, ...NO_COURSES, grade, [dlc]: true }, SPECIFICATION)).toBe(true);
    expect(pmeIncomplete({ ...READY, ...NO_COURSES, grade, [dlc]: true, [pme]: true }, SPECIFICATION)).toBe(false);
    expect(pmeIncomplete({ ...READY, ...NO_COURSES, grade }, SPECIFICATION)).toBe(false);
  });

  test('a cadet who did the DLC needs it as others do', () => {
    const cadet = { ...READY, ...NO_COURSES, rank: 'CDT', grade: 'E4' } as const;
    expect(pmeIncomplete({ ...cadet, dlc1Complete: true }, SPECIFICATION)).toBe(true);
    expect(pmeIncomplete(cadet, SPECIFICATION)).toBe(false);
  });

  test.each(NO_RULE)('%s needs none', (grade) => {
    expect(pmeIncomplete({ ...READY, ...NO_COURSES, grade }, SPECIFICATION)).toBe(false);
  });
});

test.each([
  [0, true],
  [22, true],
  [23, false],
  [24, false],
  [600, false],
])('M4 qualification %i fails: %p, whatever it counted as when it was entered', (m4Qual, expected) => {
  expect(m4QualFail({ m4Qual, m4Test: 'M4', m4Passed: expected }, SPECIFICATION)).toBe(expected);
});

test.each([
  ['E3', 'PFC', []],
  ['E4', 'SPC', ['dlc1Complete', 'blcComplete']],
  ['E5', 'SGT', ['dlc2Complete', 'alcComplete']],
  ['E5', 'CDT', ['alcComplete']],
  ['E6', 'SSG', ['dlc3Complete', 'slcComplete']],
  ['O1', 'SECOND_LT', []],
] as const)('the courses of grade %s with rank %s are %j', (grade, rank, courses) => {
  expect(COURSES.filter((course) => isCourseOfGrade(course, { grade, rank }, SPECIFICATION))).toEqual(courses);
});

test.each([true, false])('a score of another rifle counts as it did when it was entered: %p', (m4Passed) => {
  expect(m4QualFail({ m4Qual: 30, m4Test: 'M16', m4Passed }, SPECIFICATION)).toBe(!m4Passed);
});

test.each([true, false])('the flags, when %p', (flag) => {
  expect(acftFail({ acftPass: flag })).toBe(!flag);
  expect(needLicensed({ driversLicense: flag })).toBe(!flag);
  expect(jfoQualified({ jfoQualified: flag })).toBe(flag);
});

describe('the seven findings', () => {
  test('come in the order of the overview, under its titles', () => {
    const findings = readiness(READY, SPECIFICATION, TODAY);
    expect(findings.map(({ list }) => list)).toEqual(READINESS_LISTS);
    expect(findings.map(({ title }) => title)).toEqual([
      'DLC Incomplete',
      'PME Incomplete',
      'M4 Qual Fail',
      'ACFT Fail',
      'Need Licensed',
      'Promotable',
      'JFO Qualified',
    ]);
  });

  test('somebody ready is on the good lists alone, with nothing missing and nothing to do', () => {
    const findings = readiness(READY, SPECIFICATION, TODAY);
    expect(findings.filter(({ listed }) => listed).map(({ list }) => list)).toEqual(['PROMOTABLE', 'JFO_QUALIFIED']);
    for (const { missing, whatToDo, from } of findings) {
      expect({ missing, whatToDo, from }).toEqual({ missing: [], whatToDo: null, from: null });
    }
  });

  test.each<[ReadinessList, Partial<ReadinessFacts>, Partial<ReadinessFinding>]>([
    [
      'DLC_INCOMPLETE',
      { dlc2Complete: false },
      { listed: true, value: 'E5, DLC 2 not complete', missing: ['DLC 2'], whatToDo: 'Complete DLC 2.' },
    ],
    ['DLC_INCOMPLETE', { grade: 'E4' }, { listed: false, value: 'E4, DLC 1 complete' }],
    ['DLC_INCOMPLETE', { grade: 'E7', ...NO_COURSES }, { listed: false, value: 'E7, none required' }],
    ['DLC_INCOMPLETE', { rank: 'CDT', ...NO_COURSES }, { listed: false, value: 'Cadet, none required' }],
    [
      'PME_INCOMPLETE',
      { alcComplete: false },
      { listed: true, value: 'E5, DLC 2 complete, ALC not complete', missing: ['ALC'], whatToDo: 'Complete ALC.' },
    ],
    [
      'PME_INCOMPLETE',
      NO_COURSES,
      { listed: false, value: 'E5, DLC 2 not complete, ALC not complete', missing: [], whatToDo: null },
    ],
    [
      'PME_INCOMPLETE',
      { rank: 'CDT', alcComplete: false },
      { listed: true, value: 'Cadet E5, DLC 2 complete, ALC not complete', missing: ['ALC'] },
    ],
    [
      'M4_QUAL_FAIL',
      { m4Qual: 22 },
      {
        listed: true,
        rule: 'M4 qualification below 23.',
        value: 'Score 22',
        missing: ['M4 score of 23'],
        whatToDo: 'Qualify with the M4: score 23 or more.',
      },
    ],
    [
      'M4_QUAL_FAIL',
      { m4Qual: null },
      {
        listed: true,
        value: 'Score not entered',
        missing: ['M4 score of 23'],
        whatToDo: 'Qualify with the M4: score 23 or more.',
      },
    ],
    ['M4_QUAL_FAIL', { m4Qual: 23 }, { listed: false, value: 'Score 23', missing: [] }],
    [
      'ACFT_FAIL',
      { acftPass: false },
      { listed: true, value: 'ACFT failed', missing: ['ACFT pass'], whatToDo: 'Pass the ACFT.' },
    ],
    ['ACFT_FAIL', {}, { listed: false, value: 'ACFT passed' }],
    ['ACFT_FAIL', { acftScore: null }, { listed: false, value: 'ACFT not entered' }],
    ['ACFT_FAIL', { acftScore: null, acftPass: false }, { listed: true, value: 'ACFT failed' }],
    [
      'PROMOTABLE',
      { acftScore: null },
      { listed: true, value: 'E5, 10 yr 2 d in service, 2 yr in grade, DLC 2 complete, ACFT not entered' },
    ],
    [
      'NEED_LICENSED',
      { driversLicense: false },
      {
        listed: true,
        value: "No driver's license",
        missing: ["Driver's license"],
        whatToDo: "Get a driver's license.",
      },
    ],
    ['NEED_LICENSED', {}, { listed: false, value: "Has a driver's license" }],
    [
      'PROMOTABLE',
      {},
      {
        listed: true,
        value: 'E5, 10 yr 2 d in service, 2 yr in grade, DLC 2 complete, ACFT passed',
        missing: [],
        from: null,
      },
    ],
    [
      'PROMOTABLE',
      { dor: '2026-03-01' },
      { listed: false, missing: ['18 months in grade'], from: '2027-09-01', whatToDo: null },
    ],
    [
      'PROMOTABLE',
      { pebd: null, dor: null, acftPass: false },
      {
        value: 'E5, PEBD unknown, DOR unknown, DLC 2 complete, ACFT failed',
        missing: ['ACFT pass', 'PEBD', 'DOR'],
        from: null,
      },
    ],
    [
      'PROMOTABLE',
      { rank: 'SPC', grade: 'E4', blcComplete: false, pebd: '2026-06-15', dor: '2026-06-15' },
      {
        listed: false,
        rule: 'E4 with an ACFT pass: DLC 1 and BLC, or 36 months in service, 12 months in grade and DLC 1.',
        value: 'E4, 0 d in service, 0 d in grade, DLC 1 complete, BLC not complete, ACFT passed',
        missing: ['BLC or 36 months in service and 12 months in grade'],
        from: '2029-06-15',
      },
    ],
    [
      'PROMOTABLE',
      { rank: 'CDT', pebd: null, dor: null },
      { listed: false, value: 'E5, PEBD unknown, DOR unknown, ACFT passed', missing: [], from: null },
    ],
    ['JFO_QUALIFIED', {}, { listed: true, value: 'JFO qualified' }],
    [
      'JFO_QUALIFIED',
      { jfoQualified: false },
      { listed: false, value: 'Not JFO qualified', missing: ['JFO qualification'], whatToDo: null },
    ],
  ])('%s with %j', (list, facts, expected) => {
    expect(finding(list, facts)).toMatchObject(expected);
  });

  test.each(READINESS_LISTS)('%s has its rule in words', (list) => {
    expect(finding(list, {})?.rule).toMatch(/^[A-Z].+\.$/);
  });
});
