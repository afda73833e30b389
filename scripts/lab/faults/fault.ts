/** One kind of fault: what it does to the product, and the result. */
export interface Fault {
  /** What the fault does, for the table. */
  readonly title: string;
  /**
   * Causes the fault.
   * @returns the result, for the table
   * @throws Error when a promise was not kept; NotRun if this machine cannot cause the fault.
   */
  readonly run: () => Promise<string>;
}

/** This machine cannot cause the fault. */
export class NotRun extends Error {}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The longest wait for an answer while the store is away, in milliseconds: looking for the store, plus waiting for one answer. */
export const ANSWER_WITHIN_MS = 20_000;
