/** Who is promotable, and why or why not (Spec 11.3). */
import { addDays, addMonths, type LocalDate, monthsSince } from '../localDate.ts';
import { type Months, pathsAt, type Policy } from '../policy/policy.ts';
import { isCourse, pathsText, type PromotionCondition, conditionsOf, conditionText } from '../policy/promotionPath.ts';
import { type Course, courseLabel, type Grade, Rank } from '../values.ts';
import { listInWords, withArticle } from '../words.ts';

/** What promotion checks in a record. */
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
  /** The rule for this soldier's grade, in words. */
  readonly rule: string;
  /** What this soldier lacks. Empty if promotable, or if no rule could ever make them promotable. */
  readonly missing: readonly string[];
  /** The first day on which the soldier would be promotable, if only time is lacking; otherwise null. */
  readonly from: LocalDate | null;
  /** How far the soldier is with each condition of their nearest path; empty if no rule could ever make them promotable. */
  readonly progress: readonly ConditionProgress[];
};

/** How far a soldier is with one condition of promotion. */
export type ConditionProgress = {
  /** '66 of 72 months in service', 'DLC 2 not complete', 'PEBD not entered' */
  readonly text: string;
  /** Whole calendar months that have passed, which may be more than needed; for a course 1 once it is complete, else 0. */
  readonly done: number;
  /** The months that are needed; 1 for a course. */
  readonly of: number;
};

/** Whether a soldier is promotable on a day. A passed fitness test is always needed, and a cadet never is. */
export function isPromotable(soldier: PromotionFacts, policy: Policy, today: LocalDate): boolean {
  const { rank, grade, acftPass, pebd, dor } = soldier;
  if (!acftPass || rank === Rank.CDT) return false;
  return pathsAt(policy, grade).some(
    ({ inService, inGrade, courses }) =>
      hasPassed(inService, pebd, today) && hasPassed(inGrade, dor, today) && courses.every((course) => soldier[course]),
  );
}

/** Why a soldier is or isn't promotable on a day, in words. */
export function promotability(soldier: PromotionFacts, policy: Policy, today: LocalDate): Promotability {
  const { rank, grade, acftPass } = soldier;
  const paths = pathsAt(policy, grade);
  const pass = `${policy.fitnessTest.name} pass`;
  if (rank === Rank.CDT) return neverPromotable('A cadet is never promotable.');
  if (paths.length === 0) return neverPromotable(`There is no promotion rule for grade ${grade}.`);

  const unmetByPath = paths.map((path) => conditionsOf(path).filter((condition) => !isMet(condition, soldier, today)));
  const unmetInWords = missingOf(unmetByPath, (condition) => missingInWords(condition, soldier));
  const isWaiting = acftPass && !isPromotable(soldier, policy, today);
  return {
    rule: `${grade} with ${withArticle(pass)}: ${pathsText(paths)}.`,
    missing: [...(acftPass ? [] : [pass]), ...unmetInWords],
    from: isWaiting ? firstDay(unmetByPath, soldier) : null,
    progress: nearestPath(paths, unmetByPath).map((condition) => progressOf(condition, soldier, today)),
  };
}

/** The courses in any path of a soldier; none for a cadet or a grade without a rule. */
export function promotionCourses({ rank, grade }: Pick<PromotionFacts, 'rank' | 'grade'>, policy: Policy): Course[] {
  const paths = rank === Rank.CDT ? [] : pathsAt(policy, grade);
  return [...new Set(paths.flatMap(({ courses }) => courses))];
}

type Path = readonly PromotionCondition[];

function neverPromotable(rule: string): Promotability {
  return { rule, missing: [], from: null, progress: [] };
}

/** The conditions of the path with the fewest unmet ones; of several, the first. */
function nearestPath(paths: Parameters<typeof pathsText>[0], unmetByPath: readonly Path[]): Path {
  const fewest = Math.min(...unmetByPath.map((unmet) => unmet.length));
  const nearest = paths[unmetByPath.findIndex((unmet) => unmet.length === fewest)];
  return nearest ? conditionsOf(nearest) : [];
}

function progressOf(condition: PromotionCondition, soldier: PromotionFacts, today: LocalDate): ConditionProgress {
  if (isCourse(condition)) {
    const isComplete = soldier[condition];
    const state = isComplete ? 'complete' : 'not complete';
    return { text: `${courseLabel[condition]} ${state}`, done: isComplete ? 1 : 0, of: 1 };
  }
  const since = soldier[condition.since];
  const of = condition.months;
  if (since === null) return { text: `${condition.since.toUpperCase()} not entered`, done: 0, of };
  const done = monthsSince(since, today);
  return { text: `${done} of ${conditionText(condition)}`, done, of };
}

function isMet(condition: PromotionCondition, soldier: PromotionFacts, today: LocalDate): boolean {
  return isCourse(condition) ? soldier[condition] : hasPassed(condition, soldier[condition.since], today);
}

/** Whether enough time has passed since a day. No time means no condition. If the day is unknown, no time has passed. */
function hasPassed(time: Months | null, since: LocalDate | null, today: LocalDate): boolean {
  if (!time) return true;
  const day = firstDayAfter(time, since);
  return day !== null && day <= today;
}

/** The first day on which enough time has passed; null if the starting day is unknown. */
function firstDayAfter({ months, over }: Months, since: LocalDate | null): LocalDate | null {
  if (since === null) return null;
  const monthsComplete = addMonths(since, months);
  return over ? addDays(monthsComplete, 1) : monthsComplete;
}

/** The earliest day on which a path needs no more waiting. */
function firstDay(unmetByPath: readonly Path[], soldier: PromotionFacts): LocalDate | null {
  const daysOfPaths = unmetByPath.map((unmet) =>
    unmet.map((item) => (isCourse(item) ? null : firstDayAfter(item, soldier[item.since]))),
  );
  const known = daysOfPaths.flatMap((days) => (days.includes(null) ? [] : days.toSorted().slice(-1)));
  return known.toSorted()[0] ?? null;
}

/** First what every path lacks, then the differences as alternatives: ['DLC 1', 'BLC or 12 months in grade']. */
function missingOf(
  unmetByPath: readonly Path[],
  inWords: (condition: PromotionCondition) => string,
): readonly string[] {
  const [first = []] = unmetByPath;
  const common = first.filter((condition) => unmetByPath.every((unmet) => asks(unmet, condition)));
  const rests = unmetByPath.map((unmet) => unmet.filter((condition) => !asks(common, condition)));
  const alternatives = rests.map((rest) => listInWords(rest.map(inWords), 'and'));
  // If one path lacks only what every path lacks, there are no alternatives to list.
  const isDecided = rests.some((rest) => rest.length === 0);
  return [...common.map(inWords), ...(isDecided ? [] : [alternatives.join(' or ')])];
}

function asks(path: Path, condition: PromotionCondition): boolean {
  return path.some((one) => conditionText(one) === conditionText(condition));
}

/** If the starting day is unknown, that day is missing, rather than the time since it. */
function missingInWords(condition: PromotionCondition, soldier: PromotionFacts): string {
  const isUnknown = !isCourse(condition) && soldier[condition.since] === null;
  return isUnknown ? condition.since.toUpperCase() : conditionText(condition);
}
