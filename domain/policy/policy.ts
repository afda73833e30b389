/**
 * What a unit may set of the Army's rules and of its own, as data. The rules of records take a policy as an argument, and name none of its
 * numbers or names. The policies that ship are in packs.ts.
 */
import type { LocalDate } from '../localDate.ts';
import {
  COURSES,
  type Course,
  type Grade,
  GRADES,
  type Rank,
  rankGrade,
  READINESS_LISTS,
  ReadinessList,
  type Section,
} from '../values.ts';

/** What a score is of, and the whole numbers that it can be. */
type Test = {
  /** As people call it: ACFT, M4. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** The first day on which the unit takes it, which may lie in the past; null for the day from which the policy holds. */
  readonly since: LocalDate | null;
};

export type RifleTest = Test & {
  /** The lowest score that is not a fail. */
  readonly failBelow: number;
  /** What scores from here on are called, the lowest first. Without any, `max` only limits what can be entered. */
  readonly bands: readonly { readonly name: string; readonly from: number }[];
};

/** The course that a grade needs. */
type GradeCourse = { readonly grade: Grade; readonly course: Course };

/** Calendar months: at least so many or, with `over`, strictly more. */
export type Months = { readonly months: number; readonly over: boolean };

/** What has to be met together; null where no time is asked for. */
export type PromotionPath = {
  /** Since PEBD. */
  readonly inService: Months | null;
  /** Since the date of rank. */
  readonly inGrade: Months | null;
  readonly courses: readonly Course[];
};

export type Policy = {
  /** The fitness test of the field `acftScore`. */
  readonly fitnessTest: Test;
  /** The rifle qualification of the field `m4Qual`. */
  readonly rifleTest: RifleTest;
  /** The courses that the unit keeps. */
  readonly courses: readonly Course[];
  /** The distributed leader course that each grade needs. */
  readonly dlcOfGrade: readonly GradeCourse[];
  /** The school of professional military education that each grade needs, once its DLC is done where it has one. */
  readonly pmeOfGrade: readonly GradeCourse[];
  /** Whether PME Incomplete lists cadets. */
  readonly pmeOfCadets: boolean;
  /** The ways to be promotable at each grade; one of them is enough. A grade that is not here is never promotable. */
  readonly promotionPaths: readonly { readonly grade: Grade; readonly paths: readonly PromotionPath[] }[];
  /** The ranks that forms offer. */
  readonly ranks: readonly Rank[];
  /** The people that the whole unit has places for. */
  readonly totalCapacity: number;
  /** The people that each section has places for. */
  readonly sectionCapacity: readonly { readonly section: Section; readonly capacity: number }[];
  /** From which percentage on a gauge is yellow, below which it is red, and from which it is green. */
  readonly gaugeColours: { readonly yellowFrom: number; readonly greenFrom: number };
  /** An ETS that is at most this many days ahead is highlighted. */
  readonly etsHighlightDays: number;
};

/** The pay grades that forms offer: the usual ones of the ranks. */
export function gradesOf({ ranks }: Pick<Policy, 'ranks'>): readonly Grade[] {
  return GRADES.filter((grade) => ranks.some((rank) => rankGrade[rank] === grade));
}

/** The courses of the unit, in the order in which a career takes them. */
export function coursesOf({ courses }: Pick<Policy, 'courses'>): readonly Course[] {
  return COURSES.filter((course) => courses.includes(course));
}

/** The course that a grade needs; null where it needs none. */
export function courseAt(courses: Policy['dlcOfGrade'], grade: Grade): Course | null {
  return courses.find((one) => one.grade === grade)?.course ?? null;
}

/** The ways to be promotable at a grade; none where it has no rule. */
export function pathsAt({ promotionPaths }: Pick<Policy, 'promotionPaths'>, grade: Grade): readonly PromotionPath[] {
  return promotionPaths.find((one) => one.grade === grade)?.paths ?? [];
}

/** The people that a section has places for. */
export function capacityOf({ sectionCapacity }: Pick<Policy, 'sectionCapacity'>, section: Section): number {
  return sectionCapacity.find((one) => one.section === section)?.capacity ?? 0;
}

/** The readiness lists of the unit: those of courses only while some grade needs one. */
export function listsOf({
  dlcOfGrade,
  pmeOfGrade,
}: Pick<Policy, 'dlcOfGrade' | 'pmeOfGrade'>): readonly ReadinessList[] {
  const needless = new Set<ReadinessList>([
    ...(dlcOfGrade.length === 0 ? [ReadinessList.DLC_INCOMPLETE] : []),
    ...(pmeOfGrade.length === 0 ? [ReadinessList.PME_INCOMPLETE] : []),
  ]);
  return READINESS_LISTS.filter((list) => !needless.has(list));
}

/** What a list is called on every screen. */
export function listTitle(
  list: ReadinessList,
  { fitnessTest, rifleTest }: Pick<Policy, 'fitnessTest' | 'rifleTest'>,
): string {
  switch (list) {
    case ReadinessList.DLC_INCOMPLETE:
      return 'DLC Incomplete';
    case ReadinessList.PME_INCOMPLETE:
      return 'PME Incomplete';
    case ReadinessList.M4_QUAL_FAIL:
      return `${rifleTest.name} Qual Fail`;
    case ReadinessList.ACFT_FAIL:
      return `${fitnessTest.name} Fail`;
    case ReadinessList.NEED_LICENSED:
      return 'Need Licensed';
    case ReadinessList.PROMOTABLE:
      return 'Promotable';
    case ReadinessList.JFO_QUALIFIED:
      return 'JFO Qualified';
  }
}
