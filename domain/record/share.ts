/** How many of the people who are asked for something have it. */
export type Share = {
  readonly current: number;
  readonly asked: number;
};

/** A share in percent, rounded as the gauges are, but 100 only if it is all. Null if nobody is asked. */
export function percentOf({ current, asked }: Share): number | null {
  if (asked === 0) return null;
  return current === asked ? 100 : Math.min(99, Math.round((100 * current) / asked));
}
