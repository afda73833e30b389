/** The files of a screen could not be loaded: there is no network, or the server only has those of a newer release. */
export class LoadFailure extends Error {
  /** @param renew has the files requested again the next time that the screen is rendered. */
  constructor(
    readonly renew: () => void,
    cause: unknown,
  ) {
    super('The files of a screen cannot be had.', { cause });
  }
}
