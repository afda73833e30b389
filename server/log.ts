import { destination, pino } from 'pino';
import { errorForLog } from './observability/errorForLog.ts';

/**
 * Structured log on standard error; standard output is kept for the lines that the start prints. `LOG_LEVEL` says how much is told.
 */
export const log = pino(
  {
    base: null,
    level: 'warn',
    serializers: { err: (error: unknown) => errorForLog(error) },
  },
  destination({ fd: 2, sync: true }),
);
