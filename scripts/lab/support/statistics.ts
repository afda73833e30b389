export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that so many of a hundred values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? NaN;
}
