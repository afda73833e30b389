/** Work that is done step by step, so that a server can answer others in between. */

/** Pauses after each step; ends with the result. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all steps at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What each item gives, one item a step. */
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
