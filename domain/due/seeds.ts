/** The Army's dated requirements for a fire-support section. A unit can adopt and change them (Spec 23.2). */
import { UnitComponent } from '../policy/unit.ts';
import { DueCycle } from './cycles.ts';
import { DueResult, DueTarget, type StoredRequirement } from './requirements.ts';

/** A requirement that a unit can adopt; no unit starts with any. */
export type DueSeed = {
  readonly requirement: Omit<StoredRequirement, 'id' | 'inForceFrom' | 'retiredOn'>;
  /** The publication or order, and the part that the requirement follows. */
  readonly text: string;
  /** What no public source confirms; null if everything is confirmed. */
  readonly toConfirm: string | null;
};

type Given = Pick<StoredRequirement, 'name'> & Partial<DueSeed['requirement']>;

/** The usual form: once every 12 months, done or not, for everybody. */
const YEARLY = {
  group: '',
  grades: [],
  roles: [],
  cycle: DueCycle.MONTHS,
  months: 12,
  leadDays: 30,
  graceDays: 0,
  result: DueResult.NONE,
  score: null,
  levels: [],
  sets: null,
  medical: false,
} as const;

const seed = (given: Given, text: string, toConfirm: string | null): DueSeed => ({
  requirement: { ...YEARLY, ...given },
  text,
  toConfirm,
});

const BESIDE_THE_AFT: readonly DueSeed[] = [
  seed(
    { name: 'Combat Field Test', group: 'Fitness', result: DueResult.PASS_FAIL },
    'Army Directive 2026-07 of 17 APR 2026, for combat specialties: seven events within 30 minutes, once a year beside the AFT, no penalty in the first year.',
    'its first day.',
  ),
  seed(
    {
      name: 'M4',
      group: 'Weapons',
      result: DueResult.SCORE,
      sets: DueTarget.RIFLE,
    },
    'TC 3-20.40: 40 targets, 23 hits qualify.',
    'the interval.',
  ),
  seed(
    { name: "Driver's license", group: 'Driving', months: 60, leadDays: 60, sets: DueTarget.LICENSE },
    'AR 600-55: driving a military vehicle takes a license.',
    "how long it's valid.",
  ),
  seed(
    { name: 'Check ride', group: 'Driving', result: DueResult.PASS_FAIL },
    'AR 600-55: drivers have a check ride each year.',
    'who it applies to.',
  ),
  seed(
    { name: 'JFO evaluation', group: 'Fires', months: 6, result: DueResult.PASS_FAIL, sets: DueTarget.JFO },
    'Joint fires observers stay current through evaluations.',
    'the interval, and who it applies to.',
  ),
  seed({ name: 'PHA', group: 'Medical', medical: true }, 'AR 40-502: a health assessment each year.', null),
  seed(
    {
      name: 'Dental',
      group: 'Medical',
      medical: true,
      result: DueResult.LEVEL,
      levels: ['Class 1', 'Class 2', 'Class 3', 'Class 4'].map((name, index) => ({ name, passes: index < 2 })),
    },
    'AR 40-502: an examination each year; classes 1 and 2 are deployable.',
    null,
  ),
  seed(
    {
      name: 'Counseling, E1 to E4',
      group: 'Leadership',
      grades: ['E1', 'E2', 'E3', 'E4'],
      months: 1,
      leadDays: 7,
    },
    'Usually monthly. The commander decides.',
    'the interval.',
  ),
  seed(
    {
      name: 'Counseling, NCOs and officers',
      group: 'Leadership',
      grades: ['E5', 'E6', 'E7', 'E8', 'O1', 'O2', 'O3'],
      months: 3,
      leadDays: 14,
    },
    'Usually quarterly. The commander decides.',
    'the interval.',
  ),
  seed(
    {
      name: 'Evaluation',
      group: 'Leadership',
      grades: ['E5', 'E6', 'E7', 'E8', 'O1', 'O2', 'O3'],
      cycle: DueCycle.FIXED,
      months: null,
      leadDays: 14,
      graceDays: 90,
    },
    'Can be signed from 14 days before the thru date. Late 90 days after it.',
    null,
  ),
  seed({ name: 'DD 93 and SGLV', group: 'Records' }, 'Both forms are reviewed each year.', 'the interval.'),
];

/** The Army's requirements for a unit of this component, in their order. */
export function armySeeds(component: UnitComponent): readonly DueSeed[] {
  const isActive = component === UnitComponent.ACTIVE;
  const aft = seed(
    {
      name: 'AFT',
      group: 'Fitness',
      cycle: DueCycle.CALENDAR,
      months: isActive ? 6 : 12,
      result: DueResult.SCORE,
      sets: DueTarget.FITNESS,
    },
    `army.mil/aft: five events of 0 to 100, 350 in all for combat specialties; ${
      isActive ? 'active units twice in a calendar year' : 'the Guard and the Reserve once in a calendar year'
    }.`,
    'the interval, which was published for the ACFT.',
  );
  return [aft, ...BESIDE_THE_AFT];
}
