export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The percentile: the smallest value that so many percent of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN;
}

/** In what percentage of all pairs, one value from each list, the first is greater. 50 if the two cannot be told apart. */
export function greaterInPercent(ones: readonly number[], others: readonly number[]): number {
  const wins = ones.map((one) => others.reduce((sum, other) => sum + (one > other ? 1 : one === other ? 0.5 : 0), 0));
  return (wins.reduce((sum, count) => sum + count, 0) / (ones.length * others.length)) * 100;
}
