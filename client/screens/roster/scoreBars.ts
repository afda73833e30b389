/** How many scores lie in a part of the range, and how many of them are failed. */
export type ScoreBar = { readonly all: number; readonly failed: number };

/** The number of bars. */
const BARS = 10;

/** How scores are distributed from the lowest to the highest, in parts of the same size. None for fewer than two different scores. */
export function scoreBars(
  scores: readonly { readonly score: number; readonly isFailed: boolean }[],
): readonly ScoreBar[] {
  const values = scores.map(({ score }) => score);
  const lowest = values.reduce((one, other) => Math.min(one, other), Infinity);
  const range = values.reduce((one, other) => Math.max(one, other), -Infinity) - lowest;
  if (!(range > 0)) return [];
  const barOf = (score: number) => Math.min(BARS - 1, Math.floor((BARS * (score - lowest)) / range));
  return Array.from({ length: BARS }, (_, bar) => {
    const within = scores.filter(({ score }) => barOf(score) === bar);
    return { all: within.length, failed: within.filter(({ isFailed }) => isFailed).length };
  });
}
