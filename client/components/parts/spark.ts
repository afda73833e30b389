/** Where a line's points are drawn. */
export type SparkPoint = { readonly x: number; readonly y: number };

/** The size of the drawing, and what stays free around the line for its dots. */
export const SPARK = { width: 120, height: 32, margin: 3 } as const;

/** Where each value is drawn: from left to right, the lowest at the bottom. Null where there is none. Equal values are a line in the middle. */
export function sparkPoints(values: readonly (number | null)[]): readonly (SparkPoint | null)[] {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const { width, height, margin } = SPARK;
  const step = values.length > 1 ? (width - 2 * margin) / (values.length - 1) : 0;
  return values.map((value, index) => {
    if (value === null) return null;
    const share = high === low ? 0.5 : (value - low) / (high - low);
    return { x: round(margin + index * step), y: round(height - margin - share * (height - 2 * margin)) };
  });
}

/** The line through the points, as an SVG path. It is interrupted where a value is missing. */
export function sparkPath(points: readonly (SparkPoint | null)[]): string {
  return points
    .map((point, index) => point && `${(points[index - 1] ?? null) === null ? 'M' : 'L'}${point.x} ${point.y}`)
    .filter((part) => part !== null)
    .join('');
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
