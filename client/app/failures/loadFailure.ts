/** The message of a LoadFailure; the browser does not tell which of the two causes it was. */
export const LOAD_FAILED =
  'The network did not answer, or the app has been updated. Please try again, or reload the page.';

/** Files of the product could not be loaded: there is no network, or the server only has those of a newer release. */
export class LoadFailure extends Error {
  /** @param renew has the files of a screen requested again the next time that it is rendered. */
  constructor(
    cause: unknown,
    readonly renew: () => void = () => undefined,
  ) {
    super('Files of the product cannot be had.', { cause });
  }
}

/**
 * The code that an `import()` outside a screen loads.
 * @throws LoadFailure
 */
export function loaded<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch((error: unknown) => {
    throw new LoadFailure(error);
  });
}
