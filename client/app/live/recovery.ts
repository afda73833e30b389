import { ErrorCode } from '../../../domain/errorCodes.ts';
import { failureOf } from '../failures/failure.ts';
import { sessionEndOf } from '../session/sessionEnd.ts';
import type { LiveSession } from './liveSession.ts';

/** The first pause before another try, in milliseconds. Each further pause is twice as long. */
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
 * Whether to send a failed subscription again. A socket keeps the session that it was opened with. If that session has ended, there may
 * already be a new one, for example after a password change. The subscription then uses the new one.
 */
export async function mayFollowAgain(error: unknown, session: LiveSession): Promise<boolean> {
  const end = sessionEndOf(error);
  if (end === null) return PASSING.includes(failureOf(error).code);
  if (end !== 'LAPSED') return session.confirmSession(end.because);
  // If the refresh fails, the next try gets the same refusal, and refreshes again.
  await session.refresh().catch(() => undefined);
  return true;
}

/**
 * The pause after a number of failed tries. Its random part keeps clients from reconnecting all at once.
 * @returns milliseconds
 */
export function pauseMs(tries: number, random: () => number = Math.random): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  return pause * (0.75 + random() / 2);
}
