import { makeVar } from '@apollo/client';

/**
 * The account whose second factor is being turned on, until its recovery codes are shown; null for none. It is kept while the person signs
 * in again, because the answer that was lost also carried the cookie of the new session.
 */
export const codesAwaitedBy = makeVar<string | null>(null);

/** The message when that answer was lost, and the codes with it. */
export const CODES_LOST =
  'Your second factor is on, but its recovery codes did not arrive. Turn it off and on again to get new ones.';
