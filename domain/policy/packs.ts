/** The policies that ship with the product. */
import type { Grade, Rank } from '../values.ts';
import type { Policy, PromotionPath, TimeRequirement } from './policy.ts';

const monthsInService = (months: number): TimeRequirement => ({ since: 'pebd', months, strictlyMore: false });
const overMonthsInService = (months: number): TimeRequirement => ({ since: 'pebd', months, strictlyMore: true });
const monthsInGrade = (months: number): TimeRequirement => ({ since: 'dor', months, strictlyMore: false });

const JUNIOR_PATHS = {
  E1: [[overMonthsInService(6)]],
  E2: [[monthsInService(12), monthsInGrade(4)]],
  E3: [[monthsInService(24), monthsInGrade(6)]],
} as const satisfies Partial<Record<Grade, readonly PromotionPath[]>>;

const JUNIOR_RANKS: readonly Rank[] = ['PVT', 'PV2', 'PFC', 'SPC'];
const SERGEANTS: readonly Rank[] = ['SGT', 'SSG', 'SFC'];
const OFFICERS: readonly Rank[] = ['CDT', 'SECOND_LT', 'FIRST_LT', 'CPT'];

/** What was agreed for the product (Requirements 2, 3, 5 and 9): what a unit has until it says otherwise. */
export const SPECIFICATION: Policy = {
  fitnessTest: { name: 'ACFT', min: 0, max: 600 },
  rifleTest: { name: 'M4', min: 0, max: 600, failBelow: 23, bands: [] },
  courses: ['dlc1Complete', 'blcComplete', 'dlc2Complete', 'alcComplete', 'dlc3Complete', 'slcComplete'],
  dlcOfGrade: { E4: 'dlc1Complete', E5: 'dlc2Complete', E6: 'dlc3Complete' },
  pmeOfGrade: { E4: 'blcComplete', E5: 'alcComplete', E6: 'slcComplete' },
  pmeOfCadets: true,
  promotionPaths: {
    ...JUNIOR_PATHS,
    E4: [
      ['dlc1Complete', 'blcComplete'],
      [monthsInService(36), monthsInGrade(12), 'dlc1Complete'],
    ],
    E5: [[monthsInService(72), monthsInGrade(18), 'dlc2Complete']],
    E6: [[monthsInService(72), monthsInGrade(36), 'dlc3Complete']],
  },
  ranks: [...JUNIOR_RANKS, ...SERGEANTS, ...OFFICERS],
  totalCapacity: 30,
  sectionCapacity: { BN_STAFF: 6, ALPHA: 8, BRAVO: 8, CHARLIE: 8, DELTA: 4 },
  gaugeColours: { yellowFrom: 70, greenFrom: 85 },
  etsHighlightDays: 365,
};

/** The Army's rules of 2026: what they say nothing about is as in `SPECIFICATION`. */
export const ARMY_2026: Policy = {
  ...SPECIFICATION,
  fitnessTest: { name: 'AFT', min: 0, max: 500 },
  rifleTest: {
    name: 'M4',
    min: 0,
    max: 40,
    failBelow: 23,
    bands: [
      { name: 'marksman', from: 23 },
      { name: 'sharpshooter', from: 30 },
      { name: 'expert', from: 36 },
    ],
  },
  courses: ['blcComplete', 'alcComplete', 'slcComplete'],
  dlcOfGrade: {},
  pmeOfGrade: { E5: 'blcComplete', E6: 'alcComplete', E7: 'slcComplete' },
  pmeOfCadets: false,
  promotionPaths: {
    ...JUNIOR_PATHS,
    E4: [[monthsInService(36), monthsInGrade(12)]],
    E5: [[monthsInService(72), monthsInGrade(18), 'blcComplete']],
    E6: [[monthsInService(72), monthsInGrade(36), 'alcComplete']],
  },
  ranks: [...JUNIOR_RANKS, 'CPL', ...SERGEANTS, 'MSG', 'FIRST_SG', ...OFFICERS],
};
