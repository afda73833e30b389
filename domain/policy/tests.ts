/** Which test of its policy a unit took on a day (Spec 21.11). */
import type { LocalDate } from '../localDate.ts';
import type { RifleTest } from './policy.ts';

/** The tests that a policy names: of the fields `acftScore` and `m4Qual`. */
export type TestName = 'fitnessTest' | 'rifleTest';

/** A test that a unit takes or took. */
export type TakenTest = Pick<RifleTest, 'name' | 'min' | 'max' | 'bands'> & {
  /** The lowest score that passes; null for a fitness test, of which each result says whether it was passed. */
  readonly failBelow: number | null;
  /** The first day on which the unit took it; null where no other test came before. */
  readonly since: LocalDate | null;
};

/** The test of a day: the first one for days before it. */
export function testOn<Test extends Pick<TakenTest, 'since'>>(tests: readonly Test[], day: LocalDate): Test | null {
  return tests.findLast(({ since }) => since === null || since <= day) ?? tests[0] ?? null;
}

/** What the scores of a test from one on are called; null for one without a name. */
export function bandOf({ bands }: Pick<TakenTest, 'bands'>, score: number): string | null {
  return bands.findLast(({ from }) => score >= from)?.name ?? null;
}
