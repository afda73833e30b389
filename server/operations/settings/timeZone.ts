import { clockAt } from '../../../domain/timeZone.ts';

/**
 * Whether `Date` follows a time zone in this process. Intl accepts names in any case, and some that `Date` does not follow: it then
 * silently counts in UTC. So what a clock there shows has to be the same instant on the clock here, in winter and in summer.
 */
export function daysFollow(timeZone: string): boolean {
  const year = new Date().getFullYear();
  const instants = [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year, 6, 1))];
  try {
    return instants.every((instant) => new Date(clockAt(instant, timeZone)).getTime() === instant.getTime());
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
