import { destination, pino } from 'pino';
import { errorForLog } from './observability/errorForLog.ts';
import { currentRequest } from './observability/scope.ts';

/**
 * Structured log on standard error; standard output is kept for the lines that the start prints. Each line that comes of a request has its
 * id. `LOG_LEVEL` says how much is told.
 */
export const log = pino(
  {
    base: null,
    level: 'warn',
    serializers: { err: (error: unknown) => errorForLog(error) },
    mixin: () => {
      const request = currentRequest();
      return request ? { requestId: request.id } : {};
    },
  },
  destination({ fd: 2, sync: true }),
);
