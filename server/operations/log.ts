import { destination, pino, stdTimeFunctions } from 'pino';
import { errorForLog } from './observability/errorForLog.ts';

/**
 * Lines are written in chunks of this many bytes, after this many milliseconds at the latest. Writing each line by itself took 5 % of a
 * short answer's processor time. A killed process loses its unwritten lines.
 */
const WRITTEN_AT_ONCE = 4096;
const WRITTEN_WITHIN_MS = 100;

const lines = destination({ fd: 2, sync: true, minLength: WRITTEN_AT_ONCE, periodicFlush: WRITTEN_WITHIN_MS });
process.once('exit', () => lines.flushSync());

let timesAs: 'milliseconds' | 'iso' = 'milliseconds';

/** Sets the form of each line's time: milliseconds since 1970, which costs least, or ISO 8601 in UTC, which people can read. */
export function logTimesAs(form: typeof timesAs): void {
  timesAs = form;
}

/** Structured log on standard error; standard output is only for the lines that the start prints. `LOG_LEVEL` sets how much is logged. */
export const log = pino(
  {
    base: null,
    level: 'warn',
    timestamp: () => (timesAs === 'iso' ? stdTimeFunctions.isoTime() : stdTimeFunctions.epochTime()),
    serializers: { err: (error: unknown) => errorForLog(error) },
  },
  lines,
);
