/** A point of the chart, in its units. */
type Point = { readonly x: number; readonly y: number; readonly score: number };

/** The width of a digit, and the height of a line of text, in the chart's units. */
const DIGIT = 8;
const LINE = 12;

/** Whether two texts, one above the other, would touch. */
export function isTouching(y: number, other: number): boolean {
  return Math.abs(y - other) < LINE;
}

/** The points whose score has room to be written: the last, the best and the first come before all others. */
export function written<One extends Point>(points: readonly One[]): ReadonlySet<One> {
  const best = Math.max(...points.map(({ score }) => score));
  const first = [points.at(-1), points.findLast(({ score }) => score === best), points[0]];
  const chosen = new Set<One>();
  for (const point of [...first, ...points]) {
    if (point && ![...chosen].some((other) => isCovering(point, other))) chosen.add(point);
  }
  return chosen;
}

function isCovering(one: Point, other: Point): boolean {
  const room = (DIGIT * (String(one.score).length + String(other.score).length)) / 2;
  return Math.abs(one.x - other.x) < room && isTouching(one.y, other.y);
}
