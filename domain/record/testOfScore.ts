import type { LocalDate } from '../localDate.ts';
import type { Policy } from '../policy/policy.ts';
import { bandOf } from '../policy/tests.ts';
import { passFailLabel, type RecordFields } from './fields.ts';

/** The tests that a record's scores are from. A score keeps the test under which it was entered, whatever test the unit takes later. */
export type ScoreTests = {
  /** The name of the fitness test of `acftScore` and `acftPass`. */
  readonly acftTest: string;
  /** The name of the rifle qualification of `m4Qual`. */
  readonly m4Test: string;
  /** Whether `m4Qual` was a pass when it was entered; false without a score. */
  readonly m4Passed: boolean;
  /** The day of the event that `acftScore` and `acftPass` come from; null or absent if they were typed. */
  readonly acftOn?: LocalDate | null;
  /** The day of the event that `m4Qual` comes from; null or absent if it was typed. */
  readonly m4On?: LocalDate | null;
};

/** Picks the tests from a record, with null for missing days. */
export function testsOf({ acftTest, m4Test, m4Passed, acftOn = null, m4On = null }: ScoreTests): ScoreTests {
  return { acftTest, m4Test, m4Passed, acftOn, m4On };
}

/**
 * The name of a score's fitness test. A score from an event has the test of the event's day, even if a later policy set since when that test is
 * taken.
 */
export function fitnessTestOf(
  { acftTest, acftOn }: Pick<ScoreTests, 'acftTest' | 'acftOn'>,
  { fitnessTest }: Pick<Policy, 'fitnessTest'>,
): string {
  return isTakenOn(acftOn, fitnessTest) ? fitnessTest.name : acftTest;
}

/** The name of a score's rifle qualification, by the same rule. */
export function rifleTestOf(
  { m4Test, m4On }: Pick<ScoreTests, 'm4Test' | 'm4On'>,
  { rifleTest }: Pick<Policy, 'rifleTest'>,
): string {
  return isTakenOn(m4On, rifleTest) ? rifleTest.name : m4Test;
}

function isTakenOn(day: LocalDate | null | undefined, { since }: Policy['fitnessTest']): boolean {
  return typeof day === 'string' && since !== null && day >= since;
}

type Scores = Pick<RecordFields, 'acftScore' | 'acftPass' | 'm4Qual'>;

/** Shown for a result that nobody has entered. */
export const NOT_ENTERED = 'Not entered';

/** 'Pass', 'Fail' or 'Not entered'. As specified, a new record already has a pass; without a score, it shows as 'Not entered'. */
export function fitnessText({ acftScore, acftPass }: Pick<RecordFields, 'acftScore' | 'acftPass'>): string {
  return acftScore === null && acftPass ? NOT_ENTERED : passFailLabel[`${acftPass}`];
}

/** Whether a change sets a score or a pass. */
export function hasNewScore(before: Scores, after: Scores): boolean {
  return before.acftScore !== after.acftScore || before.acftPass !== after.acftPass || before.m4Qual !== after.m4Qual;
}

/**
 * The tests after a change. A changed score or pass gets the policy's test. One from an event gets the test of the event's day.
 * @param before null for a new record
 * @param ofEvents the tests of events that the record now follows
 */
export function scoreTests(
  after: Scores,
  before: (Scores & ScoreTests) | null,
  policy: Policy,
  ofEvents: Partial<ScoreTests> = {},
): ScoreTests {
  const { fitnessTest, rifleTest } = policy;
  const isFitnessKept = before?.acftScore === after.acftScore && before.acftPass === after.acftPass;
  const isRifleKept = before?.m4Qual === after.m4Qual;
  const passed = after.m4Qual !== null && after.m4Qual >= rifleTest.failBelow;
  return {
    acftTest: isFitnessKept ? before.acftTest : fitnessTest.name,
    m4Test: isRifleKept ? before.m4Test : rifleTest.name,
    m4Passed: isRifleKept ? before.m4Passed : passed,
    acftOn: isFitnessKept ? (before.acftOn ?? null) : null,
    m4On: isRifleKept ? (before.m4On ?? null) : null,
    ...ofEvents,
  };
}

/** The state as the history shows it. The tests are left out because they follow from the scores. */
export function withoutTests<State extends Partial<ScoreTests>>(state: State): Omit<State, keyof ScoreTests> {
  const { acftTest: _acft, m4Test: _m4, m4Passed: _passed, acftOn: _acftOn, m4On: _m4On, ...rest } = state;
  return rest;
}

/** A score, with its test if the unit takes another one now: `548 (ACFT)`. */
export function ofTest(text: string, test: string, { name }: Pick<Policy['fitnessTest'], 'name'>): string {
  return test === name ? text : withTest(text, test);
}

/** A rifle score for display: with its band, `38, expert`, or with its test if the unit takes another one now. */
export function rifleText(score: number, test: string, rifleTest: Policy['rifleTest']): string {
  const band = test === rifleTest.name ? bandOf(rifleTest, score) : null;
  return band === null ? ofTest(String(score), test, rifleTest) : `${score}, ${band}`;
}

/** `548 (ACFT)` */
export function withTest(text: string, test: string): string {
  return `${text} (${test})`;
}

/** Takes apart what `withTest` writes; the test is null if the text names none. */
export function readTest(text: string): { text: string; test: string | null } {
  const [, said, test] = /^(.*?) *\(([^()]*)\)$/.exec(text) ?? [];
  return said === undefined || test === undefined ? { text, test: null } : { text: said, test: test.trim() };
}
