import type { LocalDate } from '../localDate.ts';
import type { Policy } from '../policy/policy.ts';
import { bandOf } from '../policy/tests.ts';
import { passFailLabel, type RecordFields } from './fields.ts';

/** The tests that the scores of a record are of: a score keeps the test that it was entered under, whatever test the unit takes later. */
export type ScoreTests = {
  /** What the fitness test is called that `acftScore` and `acftPass` are of. */
  readonly acftTest: string;
  /** What the rifle qualification is called that `m4Qual` is of. */
  readonly m4Test: string;
  /** Whether `m4Qual` was no fail when it was entered; false while there is none. */
  readonly m4Passed: boolean;
  /** The day of the event that `acftScore` and `acftPass` follow; null, or absent, where they were typed. */
  readonly acftOn?: LocalDate | null;
  /** The same of `m4Qual`. */
  readonly m4On?: LocalDate | null;
};

/** The tests of a record alone, also those that it does not say. */
export function testsOf({ acftTest, m4Test, m4Passed, acftOn = null, m4On = null }: ScoreTests): ScoreTests {
  return { acftTest, m4Test, m4Passed, acftOn, m4On };
}

/**
 * What the fitness test is called that a score is of. One that follows an event is of the test of the event's day, also where a policy that was chosen later says
 * since when the test is taken.
 */
export function fitnessTestOf(
  { acftTest, acftOn }: Pick<ScoreTests, 'acftTest' | 'acftOn'>,
  { fitnessTest }: Pick<Policy, 'fitnessTest'>,
): string {
  return isTakenOn(acftOn, fitnessTest) ? fitnessTest.name : acftTest;
}

/** What the rifle qualification is called that a score is of, likewise. */
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

/** What is shown of a result that nobody has entered. */
export const NOT_ENTERED = 'Not entered';

/** 'Pass', 'Fail' or 'Not entered': a record holds a pass before anything is entered, as specified, and then there is no score beside it. */
export function fitnessText({ acftScore, acftPass }: Pick<RecordFields, 'acftScore' | 'acftPass'>): string {
  return acftScore === null && acftPass ? NOT_ENTERED : passFailLabel[`${acftPass}`];
}

/** Whether a change enters a score or a pass. */
export function hasNewScore(before: Scores, after: Scores): boolean {
  return before.acftScore !== after.acftScore || before.acftPass !== after.acftPass || before.m4Qual !== after.m4Qual;
}

/**
 * The tests after a change. A score or a pass that was changed is of the test that the policy names; one that follows an event is of the test of the event's day.
 * @param before null for a new record
 * @param ofEvents the tests of the events that the record follows from now on
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

/** What the history tells of a state: the test of a score follows from the score. */
export function withoutTests<State extends Partial<ScoreTests>>(state: State): Omit<State, keyof ScoreTests> {
  const { acftTest: _acft, m4Test: _m4, m4Passed: _passed, acftOn: _acftOn, m4On: _m4On, ...rest } = state;
  return rest;
}

/** A score with the test that it is of, where that is not the one that the unit takes: `548 (ACFT)`. */
export function ofTest(text: string, test: string, { name }: Pick<Policy['fitnessTest'], 'name'>): string {
  return test === name ? text : withTest(text, test);
}

/** A rifle score as it is shown: with what the policy calls it, `38, expert`, or with its test where that is not the one that the unit takes. */
export function rifleText(score: number, test: string, rifleTest: Policy['rifleTest']): string {
  const band = test === rifleTest.name ? bandOf(rifleTest, score) : null;
  return band === null ? ofTest(String(score), test, rifleTest) : `${score}, ${band}`;
}

/** `548 (ACFT)` */
export function withTest(text: string, test: string): string {
  return `${text} (${test})`;
}

/** What `withTest` writes, taken apart; the test is null where a text names none. */
export function readTest(text: string): { text: string; test: string | null } {
  const [, said, test] = /^(.*?) *\(([^()]*)\)$/.exec(text) ?? [];
  return said === undefined || test === undefined ? { text, test: null } : { text: said, test: test.trim() };
}
