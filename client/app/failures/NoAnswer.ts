/** A request got no answer: there is no network, it took too long, or the answer broke off. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('No answer came.', { cause });
  }
}
