/** The message of a LoadFailure. The browser doesn't tell which of the two causes it was. */
export const LOAD_FAILED = "Couldn't connect, or the app was updated. Try again, or reload the page.";

/** The product's files couldn't be loaded: there is no network, or the server only has a newer release's files. */
export class LoadFailure extends Error {
  /** @param renew makes the next rendering request the screen's files again */
  constructor(
    cause: unknown,
    readonly renew: () => void = () => undefined,
  ) {
    super("The product's files couldn't be loaded.", { cause });
  }
}

/**
 * The code that an `import()` outside a screen loads.
 * @throws LoadFailure if it can't be loaded
 */
export function loaded<Code>(code: Promise<Code>): Promise<Code> {
  return code.catch((error: unknown) => {
    throw new LoadFailure(error);
  });
}
