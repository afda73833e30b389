/** The files of a screen cannot be had: the network does not answer, or the server has those of a newer release. */
export class LoadFailure extends Error {
  /** @param renew has them asked for again the next time that the screen is to be shown. */
  constructor(
    readonly renew: () => void,
    cause: unknown,
  ) {
    super('The files of a screen cannot be had.', { cause });
  }
}
