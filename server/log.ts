import { destination, pino } from 'pino';

/** Structured log on standard error; standard output is kept for the lines that the start prints. */
export const log = pino({ base: null }, destination({ fd: 2, sync: true }));
