/** Which test of its policy a unit took on a day (Spec 21.11). */
import type { LocalDate } from '../localDate.ts';
import type { RifleTest } from './policy.ts';

/** The tests in a policy, for the fields `acftScore` and `m4Qual`. */
export type TestName = 'fitnessTest' | 'rifleTest';

/** A test that a unit takes or took. */
export type TakenTest = Pick<RifleTest, 'name' | 'min' | 'max' | 'bands'> & {
  /** The lowest passing score; null for a fitness test, whose results each have their own pass or fail. */
  readonly failBelow: number | null;
  /** The first day on which the unit took it; null if it is the first test. */
  readonly since: LocalDate | null;
};

/** The test of a day. Days before the first test count as its days. */
export function testOn<Test extends Pick<TakenTest, 'since'>>(tests: readonly Test[], day: LocalDate): Test | null {
  return tests.findLast(({ since }) => since === null || since <= day) ?? tests[0] ?? null;
}

/** The name of a score's band; null if it has none. */
export function bandOf({ bands }: Pick<TakenTest, 'bands'>, score: number): string | null {
  return bands.findLast(({ from }) => score >= from)?.name ?? null;
}
