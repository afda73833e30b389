/** A request got no answer: no network, too slow, or cut off halfway. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('No answer came.', { cause });
  }
}
