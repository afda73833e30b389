/**
 * A unit's policy as data: what it may set of the Army's rules and of its own. The rules of records take a policy as an argument and contain
 * none of its numbers or names. The policies that ship are in packs.ts.
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

/** A test, and the range of its whole-number scores. */
type Test = {
  /** Its usual name: ACFT, M4. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** The first day on which the unit takes it, which may be in the past. If null, that is the first day of the policy. */
  readonly since: LocalDate | null;
};

export type RifleTest = Test & {
  /** The lowest passing score. */
  readonly failBelow: number;
  /** The names of scores from a number on, the lowest first. Without bands, `max` only limits what can be entered. */
  readonly bands: readonly { readonly name: string; readonly from: number }[];
};

/** The course that a grade needs. */
type GradeCourse = { readonly grade: Grade; readonly course: Course };

/** Calendar months: at least this many, or strictly more with `over`. */
export type Months = { readonly months: number; readonly over: boolean };

/** Conditions that all have to be met; null for a time that isn't asked for. */
export type PromotionPath = {
  /** Since PEBD. */
  readonly inService: Months | null;
  /** Since the date of rank. */
  readonly inGrade: Months | null;
  readonly courses: readonly Course[];
};

export type Policy = {
  /** The fitness test for the field `acftScore`. */
  readonly fitnessTest: Test;
  /** The rifle qualification for the field `m4Qual`. */
  readonly rifleTest: RifleTest;
  /** The courses that the unit uses. */
  readonly courses: readonly Course[];
  /** The distributed leader course that each grade needs. */
  readonly dlcOfGrade: readonly GradeCourse[];
  /** The professional military education (PME) school that each grade needs, after its DLC if it has one. */
  readonly pmeOfGrade: readonly GradeCourse[];
  /** Whether PME Incomplete lists cadets. */
  readonly pmeOfCadets: boolean;
  /** The ways to be promotable at each grade; one is enough. A grade without an entry is never promotable. */
  readonly promotionPaths: readonly { readonly grade: Grade; readonly paths: readonly PromotionPath[] }[];
  /** The ranks that forms offer. */
  readonly ranks: readonly Rank[];
  /** The places in the whole unit. */
  readonly totalCapacity: number;
  /** The places in each section. */
  readonly sectionCapacity: readonly { readonly section: Section; readonly capacity: number }[];
  /** The percentage from which a gauge is yellow (red below), and from which it is green. */
  readonly gaugeColours: { readonly yellowFrom: number; readonly greenFrom: number };
  /** An ETS at most this many days ahead is highlighted. */
  readonly etsHighlightDays: number;
};

/** The pay grades that forms offer: the usual grades of the policy's ranks. */
export function gradesOf({ ranks }: Pick<Policy, 'ranks'>): readonly Grade[] {
  return GRADES.filter((grade) => ranks.some((rank) => rankGrade[rank] === grade));
}

/** The unit's courses, in the order of a career. */
export function coursesOf({ courses }: Pick<Policy, 'courses'>): readonly Course[] {
  return COURSES.filter((course) => courses.includes(course));
}

/** The course that a grade needs; null if it needs none. */
export function courseAt(courses: Policy['dlcOfGrade'], grade: Grade): Course | null {
  return courses.find((one) => one.grade === grade)?.course ?? null;
}

/** The ways to be promotable at a grade; none if the grade has no rule. */
export function pathsAt({ promotionPaths }: Pick<Policy, 'promotionPaths'>, grade: Grade): readonly PromotionPath[] {
  return promotionPaths.find((one) => one.grade === grade)?.paths ?? [];
}

/** The places in a section. */
export function capacityOf({ sectionCapacity }: Pick<Policy, 'sectionCapacity'>, section: Section): number {
  return sectionCapacity.find((one) => one.section === section)?.capacity ?? 0;
}

/** The unit's readiness lists. A list about courses is left out while no grade needs one. */
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

/** The title of a list on every screen. */
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
