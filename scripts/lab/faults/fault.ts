/** One kind of fault: what is done to the product, and the result. */
export interface Fault {
  /** What is done, for the table. */
  readonly title: string;
  /**
   * Causes the fault, and gives the result.
   * @throws Error when a promise was not kept; NotRun where it cannot be done.
   */
  readonly run: () => Promise<string>;
}

/** This machine cannot do it. */
export class NotRun extends Error {}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The longest that anybody may wait for an answer while the store is away, in milliseconds: the search for it, and the wait for one answer. */
export const ANSWER_WITHIN_MS = 20_000;
