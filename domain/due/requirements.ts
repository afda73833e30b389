/**
 * The dated requirements of a unit, as data: what its people have to do again and again, such as the fitness test, the rifle or a check ride (Spec 23). Which
 * state somebody is in on a day is in states.ts.
 */
import type { LocalDate } from '../localDate.ts';
import { type TakenTest, type TestName, testOn } from '../policy/tests.ts';
import type { Grade, Role } from '../values.ts';
import type { DueCycle } from './cycles.ts';

/** What is entered of an event besides its day. */
export const DueResult = {
  /** Nothing: it was done. */
  NONE: 'NONE',
  PASS_FAIL: 'PASS_FAIL',
  /** A whole number, with the lowest that passes. */
  SCORE: 'SCORE',
  /** One of a few words, each of which passes or fails. */
  LEVEL: 'LEVEL',
} as const;
export type DueResult = (typeof DueResult)[keyof typeof DueResult];

/** The fields of a record that follow the events of a requirement. */
export const DueTarget = {
  /** The score of the fitness test, and its pass. */
  FITNESS: 'FITNESS',
  /** The rifle's score. */
  RIFLE: 'RIFLE',
  LICENSE: 'LICENSE',
  JFO: 'JFO',
} as const;
export type DueTarget = (typeof DueTarget)[keyof typeof DueTarget];

/** A score's range, and the lowest that passes; null for a fitness test, of which each result says whether it was passed. */
export type ScoreScale = { readonly min: number; readonly max: number; readonly failBelow: number | null };
/** A word for a result. */
export type ResultLevel = { readonly name: string; readonly passes: boolean };

/** A requirement with dates. */
export type Requirement = {
  readonly id: string;
  readonly name: string;
  /** What it belongs to, such as Weapons; empty for nothing. */
  readonly group: string;
  /** Whom it applies to: people with one of these grades; all where there are none. */
  readonly grades: readonly Grade[];
  /** And with one of these roles; all where there are none. */
  readonly roles: readonly Role[];
  readonly cycle: DueCycle;
  /** The months of a cycle of months, or of each part of a year; null for other cycles. */
  readonly months: number | null;
  /** From how many days before the due day on it is due soon; after how many days of being asked what was never done is due. */
  readonly leadDays: number;
  /** For how many days after the due day it is not late yet. */
  readonly graceDays: number;
  readonly result: DueResult;
  /** Of a result with a score; null for others. A requirement that sets a score of the record has the scale of the unit's test. */
  readonly score: ScoreScale | null;
  /** The tests of the unit's policy whose scores it has, the latest last; none for a requirement with a scale of its own. */
  readonly tests: readonly TakenTest[];
  /** Of a result with levels, the best first; none for others. */
  readonly levels: readonly ResultLevel[];
  readonly sets: DueTarget | null;
  /** A medical matter, of which nobody else than staff and the soldier learns. */
  readonly medical: boolean;
  /** The day from which it is asked: that on which it was added, unless staff said another. */
  readonly inForceFrom: LocalDate;
  /** The day from which it is asked of nobody any more; null while it is in use. */
  readonly retiredOn: LocalDate | null;
};

/** Whether a requirement is asked of anybody on a day. */
export function isInUse(
  { inForceFrom, retiredOn }: Pick<Requirement, 'inForceFrom' | 'retiredOn'>,
  day: LocalDate,
): boolean {
  return day >= inForceFrom && (retiredOn === null || day < retiredOn);
}

/** A requirement as it is kept. What follows from the policy of the day is added by `requirementsOn`. */
export type StoredRequirement = Omit<Requirement, 'tests'>;

/** The test of the policy that gives a requirement its scale and its mark; null for one with its own, and for one without a score. */
export function policyTestOf({ sets }: Pick<Requirement, 'sets'>): TestName | null {
  if (sets === DueTarget.FITNESS) return 'fitnessTest';
  return sets === DueTarget.RIFLE ? 'rifleTest' : null;
}

/** The scale of an event: of the unit's test of its own day, or of the requirement; null where there is no score. */
export function scaleOf({ score, tests }: Pick<Requirement, 'score' | 'tests'>, doneOn: LocalDate): ScoreScale | null {
  return testOn(tests, doneOn) ?? score;
}

/** The test that an event is of, where that is not the one that the unit takes; null for any other event. */
export function formerTest({ tests }: Pick<Requirement, 'tests'>, doneOn: LocalDate): TakenTest | null {
  const test = testOn(tests, doneOn);
  return test?.name === tests.at(-1)?.name ? null : test;
}

/** The requirements that are not retired, in their order, those included that come into force later. */
export function requirementsInUse<Requirement extends Pick<Requirement, 'retiredOn'>>(
  requirements: readonly Requirement[],
): Requirement[] {
  return requirements.filter(({ retiredOn }) => retiredOn === null);
}

/** What a result says, in the one way of its requirement; null where nothing is asked. */
export type ResultValue = {
  readonly score: number | null;
  readonly level: string | null;
  /** Of a requirement that only passes or fails, and of a fitness test, whose pass a score does not tell. */
  readonly passed: boolean | null;
};

/** One event of one soldier. */
export type DueEvent = ResultValue & {
  readonly doneOn: LocalDate;
  /** Of a requirement with fixed days, the day that was entered; null for others. */
  readonly expiresOn: LocalDate | null;
  /** For record; otherwise for diagnosis, which counts for nothing and stands in the series alone. */
  readonly forRecord: boolean;
};

/** Whether two events say the same: of the same day, with the same result, and both for record or not. */
export function isSameEvent(one: DueEvent, other: DueEvent): boolean {
  return (
    one.doneOn === other.doneOn &&
    one.forRecord === other.forRecord &&
    one.score === other.score &&
    one.level === other.level &&
    one.passed === other.passed
  );
}

/** Whether an event fails: by what was entered, or by its score or level. Whoever asks about a day gives the requirement as of that day (`requirementsOn`). */
export function hasFailed(
  requirement: Pick<Requirement, 'score' | 'tests' | 'levels'>,
  { doneOn, score, level, passed }: ResultValue & Pick<DueEvent, 'doneOn'>,
): boolean {
  if (passed !== null) return !passed;
  if (score !== null) return score < (scaleOf(requirement, doneOn)?.failBelow ?? score);
  return level !== null && requirement.levels.some(({ name, passes }) => name === level && !passes);
}
