import { makeVar } from '@apollo/client';

/**
 * The account whose second factor is being turned on, until its recovery codes are shown; null for none. It is kept through signing in
 * again: the answer that gets lost is the one that also brings the new session.
 */
export const codesAwaitedBy = makeVar<string | null>(null);

/** The message when that answer was lost, and the codes with it. */
export const CODES_LOST =
  'Your second factor is on, but its recovery codes did not arrive. Turn it off and on again to get new ones.';
