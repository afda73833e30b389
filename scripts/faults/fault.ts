/** One kind of fault: what is done to the product, and what came of it. */
export interface Fault {
  /** What is done, for the table. */
  readonly title: string;
  /** Does it, and gives what was seen. @throws Error when a promise was not kept; NotRun where it cannot be done. */
  readonly run: () => Promise<string>;
}

/** This machine cannot do it. */
export class NotRun extends Error {}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The longest that anybody may wait for an answer while the store is away, in milliseconds: looking for it, and once for its answer. */
export const ANSWER_WITHIN_MS = 20_000;
