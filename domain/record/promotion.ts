/** Who is promotable, and if not, why not (Requirements 5, Derived checks; Rule 16). */
import { addDays, addMonths, type LocalDate } from '../localDate.ts';
import type { Policy, PromotionPath, PromotionRequirement, TimeRequirement } from '../policy/policy.ts';
import { courseLabel, type Course, type Grade, Rank } from '../values.ts';
import { listInWords, withArticle } from '../words.ts';

/** What promotion looks at in a record. */
export type PromotionFacts = Readonly<Record<Course, boolean>> & {
  readonly rank: Rank;
  readonly grade: Grade;
  readonly acftPass: boolean;
  /** Time in service counts from here. */
  readonly pebd: LocalDate | null;
  /** Time in grade counts from here. */
  readonly dor: LocalDate | null;
};

type Promotability = {
  readonly promotable: boolean;
  /** The rule for this soldier's grade, in words. */
  readonly rule: string;
  /** What this soldier lacks; empty when promotable, and when no rule could ever make them so. */
  readonly missing: readonly string[];
  /** The first day on which the soldier would be promotable, when time is all that is lacking; otherwise null. */
  readonly from: LocalDate | null;
};

/** Whether a soldier is promotable on a day, and why. Always needs a passed fitness test; never for cadets. */
export function promotability(soldier: PromotionFacts, policy: Policy, today: LocalDate): Promotability {
  const { rank, grade, acftPass } = soldier;
  const paths = policy.promotionPaths[grade];
  const pass = `${policy.fitnessTest.name} pass`;
  if (rank === Rank.CDT) return neverPromotable('A cadet is never promotable.');
  if (paths === undefined) return neverPromotable(`There is no promotion rule for grade ${grade}.`);

  const unmetByPath = paths.map((path) => path.filter((requirement) => !isMet(requirement, soldier, today)));
  const promotable = acftPass && unmetByPath.some((unmet) => unmet.length === 0);
  const unmetInWords = missingOf(unmetByPath, (requirement) => missingInWords(requirement, soldier));
  return {
    promotable,
    rule: `${grade} with ${withArticle(pass)}: ${paths.map(pathInWords).join(', or ')}.`,
    missing: [...(acftPass ? [] : [pass]), ...unmetInWords],
    from: acftPass && !promotable ? firstDay(unmetByPath, soldier) : null,
  };
}

/** The paths that are open to a soldier; none for a cadet, and for a grade without a rule. */
export function promotionPathsOf(
  { rank, grade }: Pick<PromotionFacts, 'rank' | 'grade'>,
  { promotionPaths }: Pick<Policy, 'promotionPaths'>,
): readonly PromotionPath[] {
  return rank === Rank.CDT ? [] : (promotionPaths[grade] ?? []);
}

function neverPromotable(rule: string): Promotability {
  return { promotable: false, rule, missing: [], from: null };
}

function isMet(requirement: PromotionRequirement, soldier: PromotionFacts, today: LocalDate): boolean {
  if (isCourse(requirement)) return soldier[requirement];
  const day = dayOf(requirement, soldier);
  return day !== null && day <= today;
}

/** The first day on which enough time has passed, or null when the day that it counts from is not known. */
function dayOf({ since, months, strictlyMore }: TimeRequirement, soldier: PromotionFacts): LocalDate | null {
  const start = soldier[since];
  if (start === null) return null;
  const monthsComplete = addMonths(start, months);
  return strictlyMore ? addDays(monthsComplete, 1) : monthsComplete;
}

/** The earliest day on which one path has nothing left to wait for. */
function firstDay(unmetByPath: readonly PromotionPath[], soldier: PromotionFacts): LocalDate | null {
  const daysOfPaths = unmetByPath.map((unmet) => unmet.map((item) => (isCourse(item) ? null : dayOf(item, soldier))));
  const known = daysOfPaths.flatMap((days) => (days.includes(null) ? [] : days.toSorted().slice(-1)));
  return known.toSorted()[0] ?? null;
}

/** What every path lacks, one by one, and then what still differs, as alternatives: ['DLC 1', 'BLC or 12 months in grade']. */
function missingOf(
  unmetByPath: readonly PromotionPath[],
  inWords: (requirement: PromotionRequirement) => string,
): readonly string[] {
  const [first = []] = unmetByPath;
  const common = first.filter((requirement) => unmetByPath.every((unmet) => unmet.includes(requirement)));
  const rests = unmetByPath.map((unmet) => unmet.filter((requirement) => !common.includes(requirement)));
  const alternatives = rests.map((rest) => listInWords(rest.map(inWords), 'and'));
  // If one path lacks only what every path lacks, there are no alternatives to list.
  const isDecided = rests.some((rest) => rest.length === 0);
  return [...common.map(inWords), ...(isDecided ? [] : [alternatives.join(' or ')])];
}

function pathInWords(path: PromotionPath): string {
  return listInWords(path.map(requirementInWords), 'and');
}

function requirementInWords(requirement: PromotionRequirement): string {
  if (isCourse(requirement)) return courseLabel[requirement];
  const { since, months, strictlyMore } = requirement;
  return `${strictlyMore ? 'over ' : ''}${months} months in ${since === 'pebd' ? 'service' : 'grade'}`;
}

/** If the day is not known, the day itself is what is missing, not the time that counts from it. */
function missingInWords(requirement: PromotionRequirement, soldier: PromotionFacts): string {
  const isUnknown = !isCourse(requirement) && soldier[requirement.since] === null;
  return isUnknown ? requirement.since.toUpperCase() : requirementInWords(requirement);
}

/** Whether a requirement is a course, and not time. */
export function isCourse(requirement: PromotionRequirement): requirement is Course {
  return typeof requirement === 'string';
}
