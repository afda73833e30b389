import { makeVar } from '@apollo/client';

/**
 * The account whose second factor is being turned on, until its recovery codes have come; null when none is. It outlasts signing in again, as
 * the answer that gets lost is the one that brings the next session.
 */
export const codesAwaitedBy = makeVar<string | null>(null);
