/** Phrases that several operations' descriptions share, with the numbers of domain/constants.ts. */
import { ATTEMPT_WINDOW_MS, ATTEMPTS_PER_NETWORK, RECENT_SIGN_IN_MS } from '../../../domain/constants.ts';
import { durationInWords } from '../../../domain/words.ts';

export const NOT_RECENT = `REQUIRES_RECENT_LOGIN more than ${durationInWords(RECENT_SIGN_IN_MS)} after signing in`;
export const TOO_MANY_FAILURES = `TOO_MANY_REQUESTS with retryAfterSeconds after ${ATTEMPTS_PER_NETWORK} failures from one network in ${durationInWords(ATTEMPT_WINDOW_MS)}`;
