/**
 * A unit's dated requirements, as data (Spec 23). Its people have to do them again and again: the fitness test, the rifle, a check ride. The
 * state of a requirement on a day is computed in states.ts.
 */
import type { LocalDate } from '../localDate.ts';
import { type TakenTest, type TestName, testOn } from '../policy/tests.ts';
import type { Grade, Role } from '../values.ts';
import type { DueCycle } from './cycles.ts';

/** What is entered for an event besides its day. */
export const DueResult = {
  /** Nothing: it was simply done. */
  NONE: 'NONE',
  PASS_FAIL: 'PASS_FAIL',
  /** A whole number, with a lowest passing score. */
  SCORE: 'SCORE',
  /** One of a few words, each of which passes or fails. */
  LEVEL: 'LEVEL',
} as const;
export type DueResult = (typeof DueResult)[keyof typeof DueResult];

/** The record fields that a requirement's events update. */
export const DueTarget = {
  /** The fitness test's score and its pass. */
  FITNESS: 'FITNESS',
  /** The rifle's score. */
  RIFLE: 'RIFLE',
  LICENSE: 'LICENSE',
  JFO: 'JFO',
} as const;
export type DueTarget = (typeof DueTarget)[keyof typeof DueTarget];

/** A score's range and its lowest passing score. `failBelow` is null for a fitness test, whose results each have their own pass or fail. */
export type ScoreScale = { readonly min: number; readonly max: number; readonly failBelow: number | null };
/** A word for a result. */
export type ResultLevel = { readonly name: string; readonly passes: boolean };

/** A requirement with dates. */
export type Requirement = {
  readonly id: string;
  readonly name: string;
  /** The group that it belongs to, such as Weapons; empty for none. */
  readonly group: string;
  /** It applies only to these grades; to all if empty. */
  readonly grades: readonly Grade[];
  /** And only to these roles; to all if empty. */
  readonly roles: readonly Role[];
  readonly cycle: DueCycle;
  /** The months of a cycle of months, or of each part of a year; null for other cycles. */
  readonly months: number | null;
  /** How many days before the due day it becomes due soon. If never done: how many days a soldier has to do it. */
  readonly leadDays: number;
  /** How many days after the due day it isn't overdue yet. */
  readonly graceDays: number;
  readonly result: DueResult;
  /** The scale of a score; null for other results. A requirement that sets a score in the record has the scale of the unit's test. */
  readonly score: ScoreScale | null;
  /** The tests of the unit's policy that the scores are from, the latest last. Empty for a requirement with its own scale. */
  readonly tests: readonly TakenTest[];
  /** The levels of the result, the best first; empty for other results. */
  readonly levels: readonly ResultLevel[];
  readonly sets: DueTarget | null;
  /** A medical matter, which only staff and the soldier may see. */
  readonly medical: boolean;
  /** The first day on which people have to do it: the day it was added, unless staff chose another. */
  readonly inForceFrom: LocalDate;
  /** The day from which nobody has to do it any more; null while it is in use. */
  readonly retiredOn: LocalDate | null;
};

/** Whether anybody has to meet a requirement on a day. */
export function isInUse(
  { inForceFrom, retiredOn }: Pick<Requirement, 'inForceFrom' | 'retiredOn'>,
  day: LocalDate,
): boolean {
  return day >= inForceFrom && (retiredOn === null || day < retiredOn);
}

/** A requirement as it is stored. `requirementsOn` adds what follows from the policy of the day. */
export type StoredRequirement = Omit<Requirement, 'tests'>;

/** The policy's test that gives a requirement its scale and passing mark; null if it has its own scale, or no score. */
export function policyTestOf({ sets }: Pick<Requirement, 'sets'>): TestName | null {
  if (sets === DueTarget.FITNESS) return 'fitnessTest';
  return sets === DueTarget.RIFLE ? 'rifleTest' : null;
}

/** The scale of an event: from the unit's test on its day, or from the requirement. Null if there is no score. */
export function scaleOf({ score, tests }: Pick<Requirement, 'score' | 'tests'>, doneOn: LocalDate): ScoreScale | null {
  return testOn(tests, doneOn) ?? score;
}

/** The test of an event, if the unit takes another test now; null otherwise. */
export function formerTest({ tests }: Pick<Requirement, 'tests'>, doneOn: LocalDate): TakenTest | null {
  const test = testOn(tests, doneOn);
  return test?.name === tests.at(-1)?.name ? null : test;
}

/** The requirements that are not retired, in their order, including those that come into force later. */
export function requirementsInUse<Requirement extends Pick<Requirement, 'retiredOn'>>(
  requirements: readonly Requirement[],
): Requirement[] {
  return requirements.filter(({ retiredOn }) => retiredOn === null);
}

/** A result, in the one form that its requirement uses. All are null if the requirement asks for none. */
export type ResultValue = {
  readonly score: number | null;
  readonly level: string | null;
  /** For a requirement that only passes or fails, and for a fitness test, whose score doesn't tell the pass. */
  readonly passed: boolean | null;
};

/** One event of one soldier. */
export type DueEvent = ResultValue & {
  readonly doneOn: LocalDate;
  /** The entered due day, for a requirement with fixed days; null for others. */
  readonly expiresOn: LocalDate | null;
  /** Whether the event is for record. Otherwise it is diagnostic: it shows in the series and doesn't count. */
  readonly forRecord: boolean;
};

/** Whether two events are equal: the same day and result, and both for record or both not. */
export function isSameEvent(one: DueEvent, other: DueEvent): boolean {
  return (
    one.doneOn === other.doneOn &&
    one.forRecord === other.forRecord &&
    one.score === other.score &&
    one.level === other.level &&
    one.passed === other.passed
  );
}

/**
 * Whether an event fails: by its own pass or fail, or by its score or level. To judge for a day, pass the requirement as of that day
 * (`requirementsOn`).
 */
export function hasFailed(
  requirement: Pick<Requirement, 'score' | 'tests' | 'levels'>,
  { doneOn, score, level, passed }: ResultValue & Pick<DueEvent, 'doneOn'>,
): boolean {
  if (passed !== null) return !passed;
  if (score !== null) return score < (scaleOf(requirement, doneOn)?.failBelow ?? score);
  return level !== null && requirement.levels.some(({ name, passes }) => name === level && !passes);
}
