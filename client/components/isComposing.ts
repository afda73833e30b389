import type { KeyboardEvent } from 'react';

/** What browsers report for a key that an input method takes; Safari does so for the Enter that ends a composition, too. */
const TAKEN = 229;

/** Whether a key belongs to an input method, by which people write accents and other scripts: it is no command. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari reports the end of a composition by keyCode alone.
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
}
