/** The seven lists of the readiness overview (Requirements 2, Admin, Overview; 5, Derived checks). */
import { M4_QUALIFYING_SCORE } from '../constants.ts';
import type { LocalDate } from '../localDate.ts';
import { isCourse, promotability, promotionPathsOf, type PromotionFacts } from './promotion.ts';
import { formatServiceTime, serviceTime } from './serviceTime.ts';
import {
  courseLabel,
  type Course,
  type Grade,
  Rank,
  READINESS_LISTS,
  ReadinessList,
  readinessListLabel,
} from '../values.ts';

/** What the readiness lists look at in a record. */
export type ReadinessFacts = PromotionFacts & {
  /** Null while nobody has entered one, which counts as 0. */
  readonly m4Qual: number | null;
  readonly driversLicense: boolean;
  readonly jfoQualified: boolean;
};

/** The distributed leader course that each grade needs. */
const DLC_OF_GRADE: Readonly<Partial<Record<Grade, Course>>> = {
  E4: 'dlc1Complete',
  E5: 'dlc2Complete',
  E6: 'dlc3Complete',
};
/** The school of professional military education that each grade needs once its DLC is done. */
const PME_OF_GRADE: Readonly<Partial<Record<Grade, Course>>> = {
  E4: 'blcComplete',
  E5: 'alcComplete',
  E6: 'slcComplete',
};

/** E4 without DLC 1, E5 without DLC 2, E6 without DLC 3; never a cadet. */
export function dlcIncomplete(soldier: ReadinessFacts): boolean {
  const dlc = neededDlc(soldier);
  return dlc !== null && !soldier[dlc];
}

/** DLC done, but E4 without BLC, E5 without ALC or E6 without SLC; also a cadet. */
export function pmeIncomplete(soldier: ReadinessFacts): boolean {
  const [dlc, pme] = [DLC_OF_GRADE[soldier.grade], PME_OF_GRADE[soldier.grade]];
  return dlc !== undefined && pme !== undefined && soldier[dlc] && !soldier[pme];
}

/** M4 qualification below 23, or none entered. */
export function m4QualFail({ m4Qual }: Pick<ReadinessFacts, 'm4Qual'>): boolean {
  return m4Qual === null || m4Qual < M4_QUALIFYING_SCORE;
}

/** ACFT not passed. */
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
  /** What puts somebody on the list, in words. */
  readonly rule: string;
  /** What this soldier's record says about it, in words. */
  readonly value: string;
  /** What this soldier lacks: to leave a list of shortcomings, or to come onto Promotable or JFO Qualified. */
  readonly missing: readonly string[];
  /** The first day on which the soldier would be listed, when time is all that is lacking; otherwise null. */
  readonly from: LocalDate | null;
  /** What would take the soldier off a list of shortcomings; null when not on one. */
  readonly whatToDo: string | null;
};

/** The seven findings about a soldier on a day, in the order of the overview. */
export function readiness(soldier: ReadinessFacts, today: LocalDate): ReadinessFinding[] {
  return READINESS_LISTS.map((list) => FINDING[list](soldier, today));
}

const FINDING: Readonly<Record<ReadinessList, (soldier: ReadinessFacts, today: LocalDate) => ReadinessFinding>> = {
  DLC_INCOMPLETE: (soldier) => {
    const dlc = neededDlc(soldier);
    return shortcoming(ReadinessList.DLC_INCOMPLETE, dlcIncomplete(soldier), {
      rule: 'E4 without DLC 1, E5 without DLC 2 or E6 without DLC 3; cadets are excluded.',
      value: courseValue(soldier, [dlc]),
      ...toComplete(dlc),
    });
  },
  PME_INCOMPLETE: (soldier) => {
    const [dlc = null, pme = null] = [DLC_OF_GRADE[soldier.grade], PME_OF_GRADE[soldier.grade]];
    return shortcoming(ReadinessList.PME_INCOMPLETE, pmeIncomplete(soldier), {
      rule: 'DLC complete, but E4 without BLC, E5 without ALC or E6 without SLC.',
      value: courseValue(soldier, [dlc, pme]),
      ...toComplete(pme),
    });
  },
  M4_QUAL_FAIL: (soldier) =>
    shortcoming(ReadinessList.M4_QUAL_FAIL, m4QualFail(soldier), {
      rule: `M4 qualification below ${M4_QUALIFYING_SCORE}.`,
      value: soldier.m4Qual === null ? 'Score not entered' : `Score ${soldier.m4Qual}`,
      missing: [`M4 score of ${M4_QUALIFYING_SCORE}`],
      whatToDo: `Qualify with the M4: score ${M4_QUALIFYING_SCORE} or more.`,
    }),
  ACFT_FAIL: (soldier) =>
    shortcoming(ReadinessList.ACFT_FAIL, acftFail(soldier), {
      rule: 'ACFT failed.',
      value: soldier.acftPass ? 'ACFT passed' : 'ACFT failed',
      missing: ['ACFT pass'],
      whatToDo: 'Pass the ACFT.',
    }),
  NEED_LICENSED: (soldier) =>
    shortcoming(ReadinessList.NEED_LICENSED, needLicensed(soldier), {
      rule: "No driver's license.",
      value: soldier.driversLicense ? "Has a driver's license" : "No driver's license",
      missing: ["Driver's license"],
      whatToDo: "Get a driver's license.",
    }),
  PROMOTABLE: (soldier, today) => {
    const { promotable, rule, missing, from } = promotability(soldier, today);
    const value = promotionValue(soldier, today);
    return achievement(ReadinessList.PROMOTABLE, promotable, { rule, value, missing, from });
  },
  JFO_QUALIFIED: (soldier) =>
    achievement(ReadinessList.JFO_QUALIFIED, jfoQualified(soldier), {
      rule: 'Qualified as a joint fires observer.',
      value: soldier.jfoQualified ? 'JFO qualified' : 'Not JFO qualified',
      missing: soldier.jfoQualified ? [] : ['JFO qualification'],
      from: null,
    }),
};

/** A finding about a list that nobody wants to be on: only who is on it lacks something. */
function shortcoming(
  list: ReadinessList,
  listed: boolean,
  reason: { rule: string; value: string; missing: readonly string[]; whatToDo: string },
): ReadinessFinding {
  const { rule, value, missing, whatToDo } = reason;
  const lack = listed ? { missing, whatToDo } : { missing: [], whatToDo: null };
  return { list, title: readinessListLabel[list], listed, rule, value, from: null, ...lack };
}

/** A finding about a list that is good to be on. */
function achievement(
  list: ReadinessList,
  listed: boolean,
  reason: Pick<ReadinessFinding, 'rule' | 'value' | 'missing' | 'from'>,
): ReadinessFinding {
  return { list, title: readinessListLabel[list], listed, ...reason, whatToDo: null };
}

/** The school of professional military education that counts at a soldier's grade, once its DLC is done; null where there is none. */
export function neededPme({ grade }: Pick<ReadinessFacts, 'grade'>): Course | null {
  return PME_OF_GRADE[grade] ?? null;
}

/** The distributed leader course that counts at a soldier's grade; null where there is none, and for cadets. */
export function neededDlc({ rank, grade }: Pick<ReadinessFacts, 'rank' | 'grade'>): Course | null {
  return rank === Rank.CDT ? null : (DLC_OF_GRADE[grade] ?? null);
}

/** What completing a course takes. Somebody whose grade has no course is not listed, so that text is never shown. */
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

/** 'E5, 5 yr 3 d in service, DOR unknown, DLC 2 complete, ACFT passed'; courses are those that the grade's rule names. */
function promotionValue(soldier: ReadinessFacts, today: LocalDate): string {
  const { grade, pebd, dor, acftPass } = soldier;
  const courses = new Set(promotionPathsOf(soldier).flat().filter(isCourse));
  return [
    grade,
    pebd === null ? 'PEBD unknown' : `${formatServiceTime(serviceTime(pebd, today))} in service`,
    dor === null ? 'DOR unknown' : `${formatServiceTime(serviceTime(dor, today))} in grade`,
    ...[...courses].map((course) => courseState(soldier, course)),
    acftPass ? 'ACFT passed' : 'ACFT failed',
  ].join(', ');
}

/** 'DLC 2 not complete' */
function courseState(soldier: ReadinessFacts, course: Course): string {
  return `${courseLabel[course]} ${soldier[course] ? 'complete' : 'not complete'}`;
}
