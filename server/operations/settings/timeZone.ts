import { clockAt } from '../../../domain/timeZone.ts';

/**
 * Whether `Date` follows a time zone in this process. Intl accepts names in any case, and some that `Date` doesn't follow: `Date` then
 * silently counts in UTC. So both must give the same instant for the same clock time, in winter and in summer.
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
