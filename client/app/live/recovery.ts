import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../failure.ts';
import { sessionEndOf } from '../session/sessionEnd.ts';
import type { LiveSession } from './liveSession.ts';

/** The first pause before another try, in milliseconds; each further one is twice as long. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Errors that may be gone at the next try. */
const PASSING: readonly ErrorCode[] = [
  ErrorCode.NETWORK_REQUEST_FAILED,
  ErrorCode.INTERNAL_SERVER_ERROR,
  ErrorCode.STORE_UNAVAILABLE,
  ErrorCode.TOO_MANY_REQUESTS,
];

/**
 * Whether a subscription that ended with an error is worth another try. A socket keeps the session that it was opened with: when that one
 * is over, whoever is signed in here by now, as after changing the password, begins with theirs.
 */
export async function mayFollowAgain(error: unknown, session: LiveSession): Promise<boolean> {
  const end = sessionEndOf(error);
  if (end === null) return PASSING.includes(failureOf(error).code);
  if (end !== 'LAPSED') return session.isSignedIn(end.because);
  // Without a network it stays lapsed, and the next try finds out.
  await session.refresh().catch(() => undefined);
  return true;
}

/** How long to wait after a number of failed tries: apart for each client, so that a server that is back is not met by all at once. */
export function pauseMs(tries: number, random: () => number = Math.random): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  return pause * (0.75 + random() / 2);
}
