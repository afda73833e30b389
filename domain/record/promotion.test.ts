import fc from 'fast-check';
import { addDays, addMonths, type LocalDate } from '../localDate.ts';
import { SPECIFICATION } from '../policy/packs.ts';
import type { Months } from '../policy/policy.ts';
import { GRADES, RANKS } from '../values.ts';
import { isPromotable, promotability, type PromotionFacts } from './promotion.ts';

const TODAY = '2026-06-15';
const monthsAgo = (months: number) => addMonths(TODAY, -months);
const monthsAndADayAgo = (months: number) => addDays(monthsAgo(months), -1);
const monthsLessADayAgo = (months: number) => addDays(monthsAgo(months), 1);
const LONG_AGO = '2000-01-01';

/** A soldier who lacks nothing, unless a test takes something away. */
const READY: PromotionFacts = {
  rank: 'SGT',
  grade: 'E5',
  acftPass: true,
  pebd: LONG_AGO,
  dor: LONG_AGO,
  dlc1Complete: true,
  blcComplete: true,
  dlc2Complete: true,
  alcComplete: true,
  dlc3Complete: true,
  slcComplete: true,
};
const pathsOf = ({ grade }: PromotionFacts) =>
  SPECIFICATION.promotionPaths.find((one) => one.grade === grade)?.paths ?? [];

/** An E4 without BLC, who has to wait for time. */
const E4_BY_TIME = { grade: 'E4', blcComplete: false } as const;

describe('who is promotable (Spec 11.3)', () => {
  test.each<[string, Partial<PromotionFacts>, boolean]>([
    ['E1, 6 months of service less a day', { grade: 'E1', pebd: monthsLessADayAgo(6) }, false],
    ['E1, exactly 6 months of service', { grade: 'E1', pebd: monthsAgo(6) }, false],
    ['E1, over 6 months of service', { grade: 'E1', pebd: monthsAndADayAgo(6) }, true],
    ['E1, whatever the time in grade', { grade: 'E1', pebd: monthsAndADayAgo(6), dor: null }, true],

    ['E2, 12 months of service less a day', { grade: 'E2', pebd: monthsLessADayAgo(12) }, false],
    ['E2, exactly 12 months of service', { grade: 'E2', pebd: monthsAgo(12) }, true],
    ['E2, over 12 months of service', { grade: 'E2', pebd: monthsAndADayAgo(12) }, true],
    ['E2, 4 months in grade less a day', { grade: 'E2', dor: monthsLessADayAgo(4) }, false],
    ['E2, exactly 4 months in grade', { grade: 'E2', dor: monthsAgo(4) }, true],
    ['E2, over 4 months in grade', { grade: 'E2', dor: monthsAndADayAgo(4) }, true],

    ['E3, 24 months of service less a day', { grade: 'E3', pebd: monthsLessADayAgo(24) }, false],
    ['E3, exactly 24 months of service', { grade: 'E3', pebd: monthsAgo(24) }, true],
    ['E3, over 24 months of service', { grade: 'E3', pebd: monthsAndADayAgo(24) }, true],
    ['E3, 6 months in grade less a day', { grade: 'E3', dor: monthsLessADayAgo(6) }, false],
    ['E3, exactly 6 months in grade', { grade: 'E3', dor: monthsAgo(6) }, true],
    ['E3, over 6 months in grade', { grade: 'E3', dor: monthsAndADayAgo(6) }, true],

    ['E4, DLC 1 and BLC, no time at all', { grade: 'E4', pebd: TODAY, dor: TODAY }, true],
    ['E4, DLC 1 and BLC, dates unknown', { grade: 'E4', pebd: null, dor: null }, true],
    ['E4, BLC without DLC 1', { grade: 'E4', dlc1Complete: false }, false],
    ['E4, neither DLC 1 nor BLC', { ...E4_BY_TIME, dlc1Complete: false }, false],
    ['E4 by time, 36 months of service less a day', { ...E4_BY_TIME, pebd: monthsLessADayAgo(36) }, false],
    ['E4 by time, exactly 36 months of service', { ...E4_BY_TIME, pebd: monthsAgo(36) }, true],
    ['E4 by time, over 36 months of service', { ...E4_BY_TIME, pebd: monthsAndADayAgo(36) }, true],
    ['E4 by time, 12 months in grade less a day', { ...E4_BY_TIME, dor: monthsLessADayAgo(12) }, false],
    ['E4 by time, exactly 12 months in grade', { ...E4_BY_TIME, dor: monthsAgo(12) }, true],
    ['E4 by time, over 12 months in grade', { ...E4_BY_TIME, dor: monthsAndADayAgo(12) }, true],

    ['E5, 72 months of service less a day', { grade: 'E5', pebd: monthsLessADayAgo(72) }, false],
    ['E5, exactly 72 months of service', { grade: 'E5', pebd: monthsAgo(72) }, true],
    ['E5, over 72 months of service', { grade: 'E5', pebd: monthsAndADayAgo(72) }, true],
    ['E5, 18 months in grade less a day', { grade: 'E5', dor: monthsLessADayAgo(18) }, false],
    ['E5, exactly 18 months in grade', { grade: 'E5', dor: monthsAgo(18) }, true],
    ['E5, over 18 months in grade', { grade: 'E5', dor: monthsAndADayAgo(18) }, true],
    ['E5, without DLC 2', { grade: 'E5', dlc2Complete: false }, false],
    [
      'E5, without any other course',
      { grade: 'E5', dlc1Complete: false, blcComplete: false, alcComplete: false },
      true,
    ],

    ['E6, 72 months of service less a day', { grade: 'E6', pebd: monthsLessADayAgo(72) }, false],
    ['E6, exactly 72 months of service', { grade: 'E6', pebd: monthsAgo(72) }, true],
    ['E6, over 72 months of service', { grade: 'E6', pebd: monthsAndADayAgo(72) }, true],
    ['E6, 36 months in grade less a day', { grade: 'E6', dor: monthsLessADayAgo(36) }, false],
    ['E6, exactly 36 months in grade', { grade: 'E6', dor: monthsAgo(36) }, true],
    ['E6, over 36 months in grade', { grade: 'E6', dor: monthsAndADayAgo(36) }, true],
    ['E6, without DLC 3', { grade: 'E6', dlc3Complete: false }, false],

    ['E7', { grade: 'E7' }, false],
    ['O1', { grade: 'O1' }, false],
    ['O2', { grade: 'O2' }, false],
    ['O3', { grade: 'O3' }, false],
  ])('%s', (_who, facts, expected) => {
    expect(isPromotable({ ...READY, ...facts }, SPECIFICATION, TODAY)).toBe(expected);
  });

  test.each(GRADES)('%s never without an ACFT pass, and never as a cadet', (grade) => {
    expect(isPromotable({ ...READY, grade, acftPass: false }, SPECIFICATION, TODAY)).toBe(false);
    expect(isPromotable({ ...READY, grade, rank: 'CDT' }, SPECIFICATION, TODAY)).toBe(false);
  });
});

test('months are calendar months, not 30 days (Spec 11.3)', () => {
  const enteredInFebruary = { ...READY, grade: 'E1', pebd: '2026-02-01' } as const;
  // After 181 days, six months of 30 days are over; six calendar months end on 1 August.
  expect(isPromotable(enteredInFebruary, SPECIFICATION, '2026-08-01')).toBe(false);
  expect(isPromotable(enteredInFebruary, SPECIFICATION, '2026-08-02')).toBe(true);
});

describe('the rule in words', () => {
  test.each([
    ['E1', 'E1 with an ACFT pass: over 6 months in service.'],
    ['E2', 'E2 with an ACFT pass: 12 months in service and 4 months in grade.'],
    ['E3', 'E3 with an ACFT pass: 24 months in service and 6 months in grade.'],
    ['E4', 'E4 with an ACFT pass: DLC 1 and BLC, or 36 months in service, 12 months in grade and DLC 1.'],
    ['E5', 'E5 with an ACFT pass: 72 months in service, 18 months in grade and DLC 2.'],
    ['E6', 'E6 with an ACFT pass: 72 months in service, 36 months in grade and DLC 3.'],
    ['E7', 'There is no promotion rule for grade E7.'],
    ['O1', 'There is no promotion rule for grade O1.'],
  ] as const)('%s', (grade, rule) => {
    expect(promotability({ ...READY, grade }, SPECIFICATION, TODAY).rule).toBe(rule);
  });

  test('a cadet', () => {
    expect(promotability({ ...READY, rank: 'CDT', grade: 'E4' }, SPECIFICATION, TODAY)).toEqual({
      rule: 'A cadet is never promotable.',
      missing: [],
      from: null,
      progress: [],
    });
  });
});

describe('what is missing, and from when it would be true', () => {
  const TIME = { pebd: '2025-01-10', dor: '2026-03-01' } as const;

  test.each<[string, Partial<PromotionFacts>, readonly string[], string | null]>([
    ['nothing', {}, [], null],
    ['the ACFT alone', { acftPass: false }, ['ACFT pass'], null],
    ['a course alone', { dlc2Complete: false }, ['DLC 2'], null],
    ['time in service alone', { pebd: '2025-01-10' }, ['72 months in service'], '2031-01-10'],
    ['time in grade alone', { dor: '2026-03-01' }, ['18 months in grade'], '2027-09-01'],
    ['both times: the later day counts', TIME, ['72 months in service', '18 months in grade'], '2031-01-10'],
    ['time and a course: no day', { dor: '2026-03-01', dlc2Complete: false }, ['18 months in grade', 'DLC 2'], null],
    ['time and the ACFT: no day', { dor: '2026-03-01', acftPass: false }, ['ACFT pass', '18 months in grade'], null],
    ['PEBD', { pebd: null }, ['PEBD'], null],
    ['DOR', { dor: null }, ['DOR'], null],
    ['a date and time: no day', { pebd: null, dor: '2026-03-01' }, ['PEBD', '18 months in grade'], null],
    ['E1: the day after six months', { grade: 'E1', pebd: '2026-03-01' }, ['over 6 months in service'], '2026-09-02'],
    ['E4: DLC 1, with BLC done', { grade: 'E4', dlc1Complete: false, ...TIME }, ['DLC 1'], null],
    ['E4: DLC 1, with the times done', { ...E4_BY_TIME, dlc1Complete: false }, ['DLC 1'], null],
    [
      'E4: BLC or the times',
      { ...E4_BY_TIME, ...TIME },
      ['BLC or 36 months in service and 12 months in grade'],
      '2028-01-10',
    ],
    ['E4: BLC or one time', { ...E4_BY_TIME, dor: '2026-03-01' }, ['BLC or 12 months in grade'], '2027-03-01'],
    ['E4: BLC or a date', { ...E4_BY_TIME, dor: null }, ['BLC or DOR'], null],
    [
      'E4: everything',
      { ...E4_BY_TIME, ...TIME, dlc1Complete: false, acftPass: false },
      ['ACFT pass', 'DLC 1', 'BLC or 36 months in service and 12 months in grade'],
      null,
    ],
    ['a grade without a rule', { grade: 'E7', acftPass: false, pebd: null }, [], null],
  ])('%s', (_what, facts, missing, from) => {
    const found = promotability({ ...READY, ...facts }, SPECIFICATION, TODAY);
    expect({ missing: found.missing, from: found.from }).toEqual({ missing, from });
  });

  const anyDay = fc.integer({ min: -60, max: 4_000 }).map((days) => addDays(TODAY, -days));
  const anySoldier: fc.Arbitrary<PromotionFacts> = fc.record({
    rank: fc.constantFrom(...RANKS),
    grade: fc.constantFrom(...GRADES),
    acftPass: fc.boolean(),
    pebd: fc.option(anyDay),
    dor: fc.option(anyDay),
    dlc1Complete: fc.boolean(),
    blcComplete: fc.boolean(),
    dlc2Complete: fc.boolean(),
    alcComplete: fc.boolean(),
    dlc3Complete: fc.boolean(),
    slcComplete: fc.boolean(),
  });

  test('the day is the first on which the soldier is promotable', () => {
    fc.assert(
      fc.property(anySoldier, (soldier) => {
        const { from } = promotability(soldier, SPECIFICATION, TODAY);
        fc.pre(from !== null);
        expect(isPromotable(soldier, SPECIFICATION, from)).toBe(true);
        expect(isPromotable(soldier, SPECIFICATION, addDays(from, -1))).toBe(false);
        expect(from > TODAY).toBe(true);
      }),
    );
  });

  test('without a day, waiting alone never makes the soldier promotable', () => {
    fc.assert(
      fc.property(anySoldier, (soldier) => {
        const { from } = promotability(soldier, SPECIFICATION, TODAY);
        fc.pre(from === null && !isPromotable(soldier, SPECIFICATION, TODAY));
        expect(isPromotable(soldier, SPECIFICATION, '2100-01-01')).toBe(false);
      }),
    );
  });

  test('something is missing exactly when a soldier with a rule is not promotable', () => {
    fc.assert(
      fc.property(anySoldier, (soldier) => {
        const { missing } = promotability(soldier, SPECIFICATION, TODAY);
        const hasRule = soldier.rank !== 'CDT' && pathsOf(soldier).length > 0;
        expect(missing.length > 0).toBe(hasRule && !isPromotable(soldier, SPECIFICATION, TODAY));
      }),
    );
  });

  test('comparing PEBD and DOR with the latest ones comes to the same as counting months', () => {
    // Days on which the rules could disagree: the thresholds, and a few days around them.
    const aboutAThreshold = fc.record({
      months: fc.constantFrom(4, 6, 12, 18, 24, 36, 72),
      days: fc.integer({ min: -4, max: 4 }),
    });
    const anyToday = fc.nat(3_000).map((days) => addDays('2024-01-01', days));
    // The last day of a month and the days around it, when counting months and counting days differ.
    const anyDifficultToday = fc
      .tuple(fc.nat(100), fc.integer({ min: -1, max: 1 }))
      .map(([months, days]) => addDays(addMonths('2023-12-31', months), days));
    const anyCase = fc.record({
      soldier: anySoldier,
      today: fc.oneof(anyToday, anyDifficultToday),
      pebd: aboutAThreshold,
      dor: aboutAThreshold,
    });
    fc.assert(
      fc.property(anyCase, ({ soldier: given, today, pebd, dor }) => {
        const soldier = {
          ...given,
          pebd: addDays(addMonths(today, -pebd.months), pebd.days),
          dor: given.dor && addDays(addMonths(today, -dor.months), dor.days),
        };
        const hasPassed = (time: Months | null, start: LocalDate | null): boolean =>
          time === null ||
          (start !== null && start <= latestStart(time.months, time.over ? addDays(today, -1) : today));
        const isOnAPath = pathsOf(soldier).some(
          ({ inService, inGrade, courses }) =>
            hasPassed(inService, soldier.pebd) &&
            hasPassed(inGrade, soldier.dor) &&
            courses.every((course) => soldier[course]),
        );
        expect(soldier.rank !== 'CDT' && soldier.acftPass && isOnAPath).toBe(
          isPromotable(soldier, SPECIFICATION, today),
        );
      }),
      { numRuns: 5_000 },
    );
  });
});

/**
 * The last starting day from which this many months are complete by a day. It counts back, while the rule counts forward. A month's last day
 * also completes the months of later days in longer months: for 28 FEB 2026 and 6 months, it is 31 AUG 2025.
 */
function latestStart(months: number, today: LocalDate): LocalDate {
  const before = addMonths(today, -months);
  const isLastOfMonth = addDays(today, 1).endsWith('-01');
  return isLastOfMonth ? addDays(addMonths(`${before.slice(0, 8)}01`, 1), -1) : before;
}

describe('how far a soldier is', () => {
  test.each<[string, Partial<PromotionFacts>, readonly string[]]>([
    [
      'with time and a course',
      { pebd: monthsLessADayAgo(67), dor: monthsAgo(14), dlc2Complete: false },
      ['66 of 72 months in service', '14 of 18 months in grade', 'DLC 2 not complete'],
    ],
    [
      'beyond what is needed',
      { pebd: monthsAgo(80), dor: monthsAgo(18) },
      ['80 of 72 months in service', '18 of 18 months in grade', 'DLC 2 complete'],
    ],
    ['over so many months', { grade: 'E1', pebd: monthsAgo(6) }, ['6 of over 6 months in service']],
    ['without the days', { pebd: null, dor: null }, ['PEBD not entered', 'DOR not entered', 'DLC 2 complete']],
    [
      'E4: the first of two ways as near as each other',
      { grade: 'E4', blcComplete: false, pebd: monthsAgo(35) },
      ['DLC 1 complete', 'BLC not complete'],
    ],
    [
      'E4: the nearer way',
      { grade: 'E4', dlc1Complete: true, blcComplete: false, pebd: monthsAgo(36), dor: monthsAgo(12) },
      ['36 of 36 months in service', '12 of 12 months in grade', 'DLC 1 complete'],
    ],
    ['a grade without a rule', { grade: 'E7' }, []],
    ['a cadet', { rank: 'CDT' }, []],
  ])('%s', (_what, facts, texts) => {
    const { progress } = promotability({ ...READY, ...facts }, SPECIFICATION, TODAY);
    expect(progress.map(({ text }) => text)).toEqual(texts);
  });

  test('in numbers', () => {
    const facts = { pebd: monthsAgo(66), dor: null, dlc2Complete: true };
    const { progress } = promotability({ ...READY, ...facts }, SPECIFICATION, TODAY);
    expect(progress.map(({ done, of }) => [done, of])).toEqual([
      [66, 72],
      [0, 18],
      [1, 1],
    ]);
  });
});
