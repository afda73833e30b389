import { makeVar } from '@apollo/client';

/**
 * The account whose second factor is being turned on, until its recovery codes show; null when none is. It outlasts signing in again, as
 * the answer that gets lost is the one that brings the next session.
 */
export const codesAwaitedBy = makeVar<string | null>(null);

/** For whoever never saw them. */
export const CODES_LOST =
  'Your second factor is on, but its recovery codes did not arrive. Turn it off and on again to get new ones.';
