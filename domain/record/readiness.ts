/** The lists of the readiness overview (Spec 11.2). */
import type { LocalDate } from '../localDate.ts';
import { courseAt, listsOf, listTitle, type Policy } from '../policy/policy.ts';
import { bandOf } from '../policy/tests.ts';
import { courseLabel, type Course, Rank, type ReadinessList } from '../values.ts';
import { listInWords } from '../words.ts';
import { passFailLabel } from './fields.ts';
import {
  type ConditionProgress,
  isPromotable,
  promotability,
  promotionCourses,
  type PromotionFacts,
} from './promotion.ts';
import { formatServiceTime, serviceTime } from './serviceTime.ts';
import { fitnessTestOf, fitnessText, ofTest, rifleTestOf, type ScoreTests } from './testOfScore.ts';

/** What the readiness lists check in a record. */
export type ReadinessFacts = PromotionFacts &
  ScoreTests & {
    /** Null until somebody enters one. */
    readonly acftScore: number | null;
    /** Null until somebody enters one; counts as 0. */
    readonly m4Qual: number | null;
    readonly driversLicense: boolean;
    readonly jfoQualified: boolean;
  };

/** Without the DLC of their grade: unless the unit chose otherwise, E4 without DLC 1, E5 without DLC 2, E6 without DLC 3. Never a cadet. */
export function dlcIncomplete(soldier: ReadinessFacts, policy: Policy): boolean {
  const dlc = neededDlc(soldier, policy);
  return dlc !== null && !soldier[dlc];
}

/** Without the school of their grade, although its DLC, if there is one, is complete. */
export function pmeIncomplete(soldier: ReadinessFacts, policy: Policy): boolean {
  const pme = neededPme(soldier, policy);
  const dlc = courseAt(policy.dlcOfGrade, soldier.grade);
  return pme !== null && (dlc === null || soldier[dlc]) && !soldier[pme];
}

/** Rifle qualification below the passing mark, or not entered. A score of a test that the unit no longer takes counts as it did when entered. */
export function m4QualFail(
  soldier: Pick<ReadinessFacts, 'm4Qual' | 'm4Test' | 'm4Passed' | 'm4On'>,
  policy: Pick<Policy, 'rifleTest'>,
): boolean {
  const { m4Qual, m4Passed } = soldier;
  const { rifleTest } = policy;
  if (m4Qual === null) return true;
  return rifleTestOf(soldier, policy) === rifleTest.name ? m4Qual < rifleTest.failBelow : !m4Passed;
}

/** Fitness test not passed. */
export function acftFail({ acftPass }: Pick<ReadinessFacts, 'acftPass'>): boolean {
  return !acftPass;
}

/** No driver's license. */
export function needLicensed({ driversLicense }: Pick<ReadinessFacts, 'driversLicense'>): boolean {
  return !driversLicense;
}

/** Qualified as a joint fires observer. */
export function jfoQualified(soldier: Pick<ReadinessFacts, 'jfoQualified'>): boolean {
  return soldier.jfoQualified;
}

/** Whether a soldier is on a readiness list, and why. */
export type ReadinessFinding = {
  readonly list: ReadinessList;
  /** The list's title on the overview. */
  readonly title: string;
  readonly listed: boolean;
  /** What puts a soldier on the list, in words. */
  readonly rule: string;
  /** What this soldier's record says, in words. */
  readonly value: string;
  /** What this soldier lacks, to leave a list of shortcomings or to get onto Promotable or JFO Qualified. */
  readonly missing: readonly string[];
  /** The first day on which the soldier would be listed, if only time is lacking; otherwise null. */
  readonly from: LocalDate | null;
  /** How far the soldier is with each condition of promotion; empty on all other lists. */
  readonly progress: readonly ConditionProgress[];
  /** What would take the soldier off a list of shortcomings; null if not on one. */
  readonly whatToDo: string | null;
};

/** The findings about a soldier on a day, in the order of the overview. */
export function readiness(soldier: ReadinessFacts, policy: Policy, today: LocalDate): ReadinessFinding[] {
  return listsOf(policy).map((list) => finding(list, soldier, policy, today));
}

/** The finding about a soldier and one list on a day. */
export function finding(
  list: ReadinessList,
  soldier: ReadinessFacts,
  policy: Policy,
  today: LocalDate,
): ReadinessFinding {
  const listed = isListed(list, soldier, policy, today);
  return { list, title: listTitle(list, policy), listed, ...WORDS[list](listed, soldier, policy, today) };
}

/** Whether a soldier is on a list on a day. Faster than the finding, whose words take most of the time. */
export function isListed(list: ReadinessList, soldier: ReadinessFacts, policy: Policy, today: LocalDate): boolean {
  return IS_LISTED[list](soldier, policy, today);
}

const IS_LISTED: Readonly<
  Record<ReadinessList, (soldier: ReadinessFacts, policy: Policy, today: LocalDate) => boolean>
> = {
  DLC_INCOMPLETE: dlcIncomplete,
  PME_INCOMPLETE: pmeIncomplete,
  M4_QUAL_FAIL: m4QualFail,
  ACFT_FAIL: acftFail,
  NEED_LICENSED: needLicensed,
  PROMOTABLE: isPromotable,
  JFO_QUALIFIED: jfoQualified,
};

type Words = Omit<ReadinessFinding, 'list' | 'title' | 'listed'>;

const WORDS: Readonly<
  Record<ReadinessList, (listed: boolean, soldier: ReadinessFacts, policy: Policy, today: LocalDate) => Words>
> = {
  DLC_INCOMPLETE: (listed, soldier, policy) => {
    const dlc = neededDlc(soldier, policy);
    return shortcoming(listed, {
      rule: `${withoutCourses(policy.dlcOfGrade)}; cadets are excluded.`,
      value: courseValue(soldier, [dlc]),
      ...toComplete(dlc),
    });
  },
  PME_INCOMPLETE: (listed, soldier, policy) => {
    const pme = neededPme(soldier, policy);
    const needsDlc = policy.dlcOfGrade.length > 0;
    return shortcoming(listed, {
      rule: `${needsDlc ? 'DLC complete, but ' : ''}${withoutCourses(policy.pmeOfGrade)}${policy.pmeOfCadets ? '' : '; cadets are excluded'}.`,
      value: courseValue(soldier, pme === null ? [] : [courseAt(policy.dlcOfGrade, soldier.grade), pme]),
      ...toComplete(pme),
    });
  },
  M4_QUAL_FAIL: (listed, soldier, policy) => {
    const { name, failBelow } = policy.rifleTest;
    return shortcoming(listed, {
      rule: `${name} qualification below ${failBelow}.`,
      value: rifleValue(soldier, policy),
      missing: [`${name} score of ${failBelow}`],
      whatToDo: `Qualify with the ${name}: score ${failBelow} or more.`,
    });
  },
  ACFT_FAIL: (listed, soldier, policy) => {
    const { name } = policy.fitnessTest;
    return shortcoming(listed, {
      rule: `${name} failed.`,
      value: fitnessValue(soldier, policy),
      missing: [`${name} pass`],
      whatToDo: `Pass the ${name}.`,
    });
  },
  NEED_LICENSED: (listed) =>
    shortcoming(listed, {
      rule: "No driver's license.",
      value: listed ? "No driver's license" : "Has a driver's license",
      missing: ["Driver's license"],
      whatToDo: "Get a driver's license.",
    }),
  PROMOTABLE: (_listed, soldier, policy, today) => ({
    ...promotability(soldier, policy, today),
    value: promotionValue(soldier, policy, today),
    whatToDo: null,
  }),
  JFO_QUALIFIED: (listed) => ({
    rule: 'Qualified as a joint fires observer.',
    value: listed ? 'JFO qualified' : 'Not JFO qualified',
    missing: listed ? [] : ['JFO qualification'],
    from: null,
    progress: [],
    whatToDo: null,
  }),
};

/** The words of a list of shortcomings. Only soldiers on the list lack something. */
function shortcoming(
  listed: boolean,
  { rule, value, missing, whatToDo }: { rule: string; value: string; missing: readonly string[]; whatToDo: string },
): Words {
  const lack = listed ? { missing, whatToDo } : { missing: [], whatToDo: null };
  return { rule, value, from: null, progress: [], ...lack };
}

/** The PME school of a soldier's grade, which counts once the DLC is complete; null if there is none. */
export function neededPme(
  { rank, grade }: Pick<ReadinessFacts, 'rank' | 'grade'>,
  { pmeOfGrade, pmeOfCadets }: Pick<Policy, 'pmeOfGrade' | 'pmeOfCadets'>,
): Course | null {
  return rank === Rank.CDT && !pmeOfCadets ? null : courseAt(pmeOfGrade, grade);
}

/** The distributed leader course of a soldier's grade; null if there is none, and for cadets. */
export function neededDlc(
  { rank, grade }: Pick<ReadinessFacts, 'rank' | 'grade'>,
  { dlcOfGrade }: Pick<Policy, 'dlcOfGrade'>,
): Course | null {
  return rank === Rank.CDT ? null : courseAt(dlcOfGrade, grade);
}

/** 'E4 without DLC 1, E5 without DLC 2 or E6 without DLC 3' */
function withoutCourses(courses: Policy['dlcOfGrade']): string {
  return listInWords(
    courses.map(({ grade, course }) => `${grade} without ${courseLabel[course]}`),
    'or',
  );
}

/** How to complete a course. A soldier whose grade has no course is never listed, so 'nothing' is never shown. */
function toComplete(course: Course | null): { missing: readonly string[]; whatToDo: string } {
  const label = course === null ? 'nothing' : courseLabel[course];
  return { missing: [label], whatToDo: `Complete ${label}.` };
}

/** 'E5, DLC 2 complete, ALC not complete' */
function courseValue(soldier: ReadinessFacts, courses: readonly (Course | null)[]): string {
  const states = courses.flatMap((course) => (course === null ? [] : [courseState(soldier, course)]));
  const isCadet = soldier.rank === Rank.CDT;
  if (states.length === 0) return `${isCadet ? 'Cadet' : soldier.grade}, none required`;
  return [isCadet ? `Cadet ${soldier.grade}` : soldier.grade, ...states].join(', ');
}

/** 'E5, 5 yr 3 d in service, DOR unknown, DLC 2 complete, ACFT passed'; the courses are those in the grade's rule. */
function promotionValue(soldier: ReadinessFacts, policy: Policy, today: LocalDate): string {
  const { grade, pebd, dor } = soldier;
  return [
    grade,
    pebd === null ? 'PEBD unknown' : `${formatServiceTime(serviceTime(pebd, today))} in service`,
    dor === null ? 'DOR unknown' : `${formatServiceTime(serviceTime(dor, today))} in grade`,
    ...promotionCourses(soldier, policy).map((course) => courseState(soldier, course)),
    fitnessValue(soldier, policy),
  ].join(', ');
}

/** 'DLC 2 not complete' */
function courseState(soldier: ReadinessFacts, course: Course): string {
  return `${courseLabel[course]} ${soldier[course] ? 'complete' : 'not complete'}`;
}

const FITNESS_VALUE: Readonly<Record<string, string>> = {
  [passFailLabel.true]: 'passed',
  [passFailLabel.false]: 'failed',
};

/** 'ACFT passed', with the test that was taken; 'ACFT not entered' */
function fitnessValue(
  soldier: Pick<ReadinessFacts, 'acftScore' | 'acftPass' | 'acftTest' | 'acftOn'>,
  policy: Policy,
): string {
  return `${fitnessTestOf(soldier, policy)} ${FITNESS_VALUE[fitnessText(soldier)] ?? 'not entered'}`;
}

/** 'Score 21'; with bands, 'Score 38 of 40, expert'; for another test, 'Score 21 (M4)'. */
function rifleValue(soldier: Pick<ReadinessFacts, 'm4Qual' | 'm4Test' | 'm4On'>, policy: Policy): string {
  const { m4Qual } = soldier;
  if (m4Qual === null) return 'Score not entered';
  const { rifleTest } = policy;
  const m4Test = rifleTestOf(soldier, policy);
  const { name, max, failBelow, bands } = rifleTest;
  if (bands.length === 0 || m4Test !== name) return ofTest(`Score ${m4Qual}`, m4Test, rifleTest);
  const called = bandOf(rifleTest, m4Qual) ?? (m4Qual < failBelow ? `below ${failBelow}` : null);
  return [`Score ${m4Qual} of ${max}`, ...(called === null ? [] : [called])].join(', ');
}
