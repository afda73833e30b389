/** A run of days with the same value. */
export type Run = { readonly from: number; readonly to: number; readonly value: number | null };

/** The runs of a line: neighboring days of the same value, and neighboring days without one. `to` is the day after. */
export function runsOf(values: readonly (number | null)[]): Run[] {
  return values.reduce<Run[]>((runs, value, index) => {
    const last = runs.at(-1);
    const to = index + 1;
    return last && last.value === value
      ? [...runs.slice(0, -1), { ...last, to }]
      : [...runs, { from: index, to, value }];
  }, []);
}

/** A line that goes in steps, as an SVG path: each day is as wide as 1, and heights are values. It is interrupted where a value is missing. */
export function stepPath(values: readonly (number | null)[], heightOf: (value: number) => number): string {
  const runs = runsOf(values);
  return runs
    .map(({ from, to, value }, index) => {
      if (value === null) return '';
      const isNew = (runs[index - 1]?.value ?? null) === null;
      return `${isNew ? `M${from} ` : 'V'}${heightOf(value)}H${to}`;
    })
    .join('');
}
