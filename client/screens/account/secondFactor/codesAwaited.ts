import { makeVar } from '@apollo/client';

/**
 * The account that is turning on its second factor, until its recovery codes show; null for none. Kept while the person signs in again,
 * because the lost answer also carried the new session's cookie.
 */
export const codesAwaitedBy = makeVar<string | null>(null);

/** The message if that answer was lost together with the codes. */
export const CODES_LOST =
  "Your second factor is on, but its recovery codes didn't arrive. Turn it off and on again to get new codes.";
