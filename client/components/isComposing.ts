import type { KeyboardEvent } from 'react';

/** The key code of a key that an input method takes. Safari also uses it for the Enter that ends a composition. */
const TAKEN = 229;

/** Whether a key belongs to an input method, which people use for accents and other scripts. Such a key is no command. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari reports the end of a composition by keyCode alone.
  return nativeEvent.isComposing || nativeEvent.keyCode === TAKEN;
}
