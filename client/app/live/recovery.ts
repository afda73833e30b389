import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../failures/failure.ts';
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
 * Whether to send a subscription again that ended with an error. A socket keeps the session that it was opened with. When that session has ended,
 * somebody may already have a new one, as after changing the password: then the subscription is sent with the new one.
 */
export async function mayFollowAgain(error: unknown, session: LiveSession): Promise<boolean> {
  const end = sessionEndOf(error);
  if (end === null) return PASSING.includes(failureOf(error).code);
  if (end !== 'LAPSED') return session.confirmSession(end.because);
  // If the refresh fails, the next try gets the same refusal and refreshes again.
  await session.refresh().catch(() => undefined);
  return true;
}

/** The pause after a number of failed tries, with a random part, so that the clients do not all reconnect at the same moment. */
export function pauseMs(tries: number, random: () => number = Math.random): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  return pause * (0.75 + random() / 2);
}
