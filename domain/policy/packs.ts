/** The policies that ship with the product. */
import type { Course, Rank } from '../values.ts';
import type { Policy, PromotionPath } from './policy.ts';

/** At least this many months in service and in grade, with these courses. */
function path(inService: number | null, inGrade: number | null, ...courses: readonly Course[]): PromotionPath {
  return { inService: atLeast(inService), inGrade: atLeast(inGrade), courses };
}

function atLeast(months: number | null) {
  return months === null ? null : { months, over: false };
}

const JUNIOR_PATHS = [
  { grade: 'E1', paths: [{ inService: { months: 6, over: true }, inGrade: null, courses: [] }] },
  { grade: 'E2', paths: [path(12, 4)] },
  { grade: 'E3', paths: [path(24, 6)] },
] as const;

const JUNIOR_RANKS: readonly Rank[] = ['PVT', 'PV2', 'PFC', 'SPC'];
const SERGEANTS: readonly Rank[] = ['SGT', 'SSG', 'SFC'];
const OFFICERS: readonly Rank[] = ['CDT', 'SECOND_LT', 'FIRST_LT', 'CPT'];

/** What was agreed for the product (Spec 21.5). Every unit has it until staff choose otherwise. */
export const SPECIFICATION: Policy = {
  fitnessTest: { name: 'ACFT', min: 0, max: 600, since: null },
  rifleTest: { name: 'M4', min: 0, max: 600, since: null, failBelow: 23, bands: [] },
  courses: ['dlc1Complete', 'blcComplete', 'dlc2Complete', 'alcComplete', 'dlc3Complete', 'slcComplete'],
  dlcOfGrade: [
    { grade: 'E4', course: 'dlc1Complete' },
    { grade: 'E5', course: 'dlc2Complete' },
    { grade: 'E6', course: 'dlc3Complete' },
  ],
  pmeOfGrade: [
    { grade: 'E4', course: 'blcComplete' },
    { grade: 'E5', course: 'alcComplete' },
    { grade: 'E6', course: 'slcComplete' },
  ],
  pmeOfCadets: true,
  promotionPaths: [
    ...JUNIOR_PATHS,
    { grade: 'E4', paths: [path(null, null, 'dlc1Complete', 'blcComplete'), path(36, 12, 'dlc1Complete')] },
    { grade: 'E5', paths: [path(72, 18, 'dlc2Complete')] },
    { grade: 'E6', paths: [path(72, 36, 'dlc3Complete')] },
  ],
  ranks: [...JUNIOR_RANKS, ...SERGEANTS, ...OFFICERS],
  totalCapacity: 30,
  sectionCapacity: [
    { section: 'BN_STAFF', capacity: 6 },
    { section: 'ALPHA', capacity: 8 },
    { section: 'BRAVO', capacity: 8 },
    { section: 'CHARLIE', capacity: 8 },
    { section: 'DELTA', capacity: 4 },
  ],
  gaugeColours: { yellowFrom: 70, greenFrom: 85 },
  etsHighlightDays: 365,
};

/** The Army's rules of 2026. What they leave open is as in `SPECIFICATION`. */
export const ARMY_2026: Policy = {
  ...SPECIFICATION,
  fitnessTest: { name: 'AFT', min: 0, max: 500, since: '2025-06-01' },
  rifleTest: {
    name: 'M4',
    min: 0,
    max: 40,
    since: null,
    failBelow: 23,
    bands: [
      { name: 'marksman', from: 23 },
      { name: 'sharpshooter', from: 30 },
      { name: 'expert', from: 36 },
    ],
  },
  courses: ['blcComplete', 'alcComplete', 'slcComplete'],
  dlcOfGrade: [],
  pmeOfGrade: [
    { grade: 'E5', course: 'blcComplete' },
    { grade: 'E6', course: 'alcComplete' },
    { grade: 'E7', course: 'slcComplete' },
  ],
  pmeOfCadets: false,
  promotionPaths: [
    ...JUNIOR_PATHS,
    { grade: 'E4', paths: [path(36, 12)] },
    { grade: 'E5', paths: [path(72, 18, 'blcComplete')] },
    { grade: 'E6', paths: [path(72, 36, 'alcComplete')] },
  ],
  ranks: [...JUNIOR_RANKS, 'CPL', ...SERGEANTS, 'MSG', 'FIRST_SG', ...OFFICERS],
};

/** The policies that a unit chooses from, under their names in the API and the store. */
export const PolicyPack = { SPECIFICATION: 'SPECIFICATION', ARMY_2026: 'ARMY_2026' } as const;
export type PolicyPack = (typeof PolicyPack)[keyof typeof PolicyPack];
export const PACKS: Readonly<Record<PolicyPack, Policy>> = { SPECIFICATION, ARMY_2026 };
export const PACK_NAMES: readonly PolicyPack[] = Object.values(PolicyPack);
/** The policies' names for people. */
export const packLabel: Readonly<Record<PolicyPack, string>> = {
  SPECIFICATION: 'Default',
  ARMY_2026: 'Army 2026',
};
