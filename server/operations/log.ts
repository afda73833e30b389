import { destination, pino, stdTimeFunctions } from 'pino';
import { errorForLog } from './observability/errorForLog.ts';

/**
 * Lines are written in chunks of this many bytes, and after so many milliseconds at the latest: writing each by itself took 5 % of the
 * processor time of a short answer. A process that is killed loses the lines that are not yet written.
 */
const WRITTEN_AT_ONCE = 4096;
const WRITTEN_WITHIN_MS = 100;

const lines = destination({ fd: 2, sync: true, minLength: WRITTEN_AT_ONCE, periodicFlush: WRITTEN_WITHIN_MS });
process.once('exit', () => lines.flushSync());

let timesAs: 'milliseconds' | 'iso' = 'milliseconds';

/** How each line has its time: as milliseconds since 1970, which takes least, or as ISO 8601 in UTC, which people read. */
export function logTimesAs(form: typeof timesAs): void {
  timesAs = form;
}

/**
 * Structured log on standard error; standard output is kept for the lines that the start prints. `LOG_LEVEL` says how much is told.
 */
export const log = pino(
  {
    base: null,
    level: 'warn',
    timestamp: () => (timesAs === 'iso' ? stdTimeFunctions.isoTime() : stdTimeFunctions.epochTime()),
    serializers: { err: (error: unknown) => errorForLog(error) },
  },
  lines,
);
