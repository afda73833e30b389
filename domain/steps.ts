/** Work in steps, so that a server can answer other requests in between. */

/** Pauses after each step, and ends with the result. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs all steps at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The value of each item, one item per step. */
export function* eachOf<Item, Value>(
  items: readonly Item[],
  valueOf: (item: Item, index: number) => Value,
): Steps<Value[]> {
  const values: Value[] = [];
  for (const [index, item] of items.entries()) {
    values.push(valueOf(item, index));
    yield;
  }
  return values;
}
