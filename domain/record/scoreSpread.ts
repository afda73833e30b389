/** How the scores of a part of the unit are spread (Spec 12.14). */
import type { Policy, RifleTest } from '../policy/policy.ts';
import { MEASURES } from './measures.ts';
import type { ReadinessFacts } from './readiness.ts';
import { fitnessTestOf, rifleTestOf } from './testOfScore.ts';

/** How many people scored in a band, both ends included. */
export type ScoreBand = {
  readonly from: number;
  readonly to: number;
  readonly passed: number;
  readonly failed: number;
};

export type ScoreSpread = {
  /** The test that the unit takes today. */
  readonly test: string;
  /** The lowest passing score; null for a fitness test, whose results each have their own pass or fail. */
  readonly failBelow: number | null;
  /** From the lowest score to the highest, all of the same width; empty if nobody has a score. */
  readonly bands: readonly ScoreBand[];
  /** How many people have no score. */
  readonly withoutScore: number;
  /** How many scores are of another test, which has another scale. */
  readonly ofOtherTest: number;
};

type Scale = Pick<RifleTest, 'min' | 'max'> & Pick<ScoreSpread, 'failBelow'>;

/** The measures that come from a score. */
const SCORED = {
  fitness: {
    scoreOf: ({ acftScore }) => acftScore,
    testOf: fitnessTestOf,
    scaleOf: ({ fitnessTest }) => ({ ...fitnessTest, failBelow: null }),
  },
  weapons: {
    scoreOf: ({ m4Qual }) => m4Qual,
    testOf: rifleTestOf,
    scaleOf: ({ rifleTest }) => rifleTest,
  },
} as const satisfies Record<
  string,
  {
    scoreOf: (soldier: ReadinessFacts) => number | null;
    testOf: (soldier: ReadinessFacts, policy: Policy) => string;
    scaleOf: (policy: Policy) => Scale & { readonly name: string };
  }
>;
export type ScoredMeasure = keyof typeof SCORED;

export function scoreSpread(measure: ScoredMeasure, people: readonly ReadinessFacts[], policy: Policy): ScoreSpread {
  const { scoreOf, testOf, scaleOf } = SCORED[measure];
  const scale = scaleOf(policy);
  const scored = people.filter((soldier) => scoreOf(soldier) !== null);
  const ofTest = scored.filter((soldier) => testOf(soldier, policy) === scale.name);
  const scores = ofTest.map((soldier) => ({
    score: scoreOf(soldier) ?? 0,
    passed: MEASURES[measure].isCurrent(soldier, policy),
  }));
  return {
    test: scale.name,
    failBelow: scale.failBelow,
    bands: scoreBands(scores, scale),
    withoutScore: people.length - scored.length,
    ofOtherTest: scored.length - ofTest.length,
  };
}

/** More bands than these would be too narrow on a phone. */
const MOST_BANDS = 12;
/** How many scores a band may hold. */
const WIDTHS = [1, 2, 5, 10, 20, 50] as const;
const WIDEST = 100;

/** Bands of the narrowest width that needs no more than twelve. One begins with the lowest passing score, so that none holds both. */
export function scoreBands(
  scores: readonly { readonly score: number; readonly passed: boolean }[],
  { min, max, failBelow }: Scale,
): ScoreBand[] {
  if (scores.length === 0) return [];
  const lowest = scores.reduce((least, { score }) => Math.min(least, score), Infinity);
  const highest = scores.reduce((most, { score }) => Math.max(most, score), -Infinity);
  const origin = failBelow ?? 0;
  const startOf = (width: number) => origin + Math.floor((lowest - origin) / width) * width;
  const countOf = (width: number) => Math.floor((highest - startOf(width)) / width) + 1;
  const width = WIDTHS.find((one) => countOf(one) <= MOST_BANDS) ?? WIDEST;
  return Array.from({ length: countOf(width) }, (_, index) => {
    const from = startOf(width) + index * width;
    const within = scores.filter(({ score }) => score >= from && score < from + width);
    const passed = within.filter((one) => one.passed).length;
    return {
      // Older scores may be outside a scale that was changed since.
      from: Math.max(from, Math.min(min, lowest)),
      to: Math.min(from + width - 1, Math.max(max, highest)),
      passed,
      failed: within.length - passed,
    };
  });
}
