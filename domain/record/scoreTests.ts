import type { Policy } from '../policy/policy.ts';
import { passFailLabel, type RecordFields } from './fields.ts';

/** The tests that the scores of a record are of: a score keeps the test that it was entered under, whatever test the unit takes later. */
export type ScoreTests = {
  /** What the fitness test is called that `acftScore` and `acftPass` are of. */
  readonly acftTest: string;
  /** What the rifle qualification is called that `m4Qual` is of. */
  readonly m4Test: string;
  /** Whether `m4Qual` was no fail when it was entered; false while there is none. */
  readonly m4Passed: boolean;
};

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
 * The tests after a change. A score or a pass that was changed is of the test that the policy names, as is one of a new event, be it the same as before.
 * @param before null for a new record
 * @param ofEvents what new events say
 */
export function scoreTests(
  after: Scores,
  before: (Scores & ScoreTests) | null,
  policy: Policy,
  ofEvents: Partial<Scores> = {},
): ScoreTests {
  const { fitnessTest, rifleTest } = policy;
  const isFitnessKept =
    !('acftScore' in ofEvents) && before?.acftScore === after.acftScore && before.acftPass === after.acftPass;
  const isRifleKept = !('m4Qual' in ofEvents) && before?.m4Qual === after.m4Qual;
  const passed = after.m4Qual !== null && after.m4Qual >= rifleTest.failBelow;
  return {
    acftTest: isFitnessKept ? before.acftTest : fitnessTest.name,
    m4Test: isRifleKept ? before.m4Test : rifleTest.name,
    m4Passed: isRifleKept ? before.m4Passed : passed,
  };
}

/** What the history tells of a state: the test of a score follows from the score. */
export function withoutTests<State extends Partial<ScoreTests>>(state: State): Omit<State, keyof ScoreTests> {
  const { acftTest: _acft, m4Test: _m4, m4Passed: _passed, ...rest } = state;
  return rest;
}

/** A score with the test that it is of, where that is not the one that the unit takes: `548 (ACFT)`. */
export function ofTest(text: string, test: string, { name }: Policy['fitnessTest']): string {
  return test === name ? text : `${text} (${test})`;
}
