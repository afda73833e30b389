/**
 * Whether `Date` follows a time zone in this process. Intl accepts names in any case, and some that `Date` does not follow: it then
 * silently counts in UTC. So what a clock there shows has to be the same instant on the clock here, in winter and in summer.
 */
export function daysFollow(timeZone: string): boolean {
  const year = new Date().getFullYear();
  const instants = [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year, 6, 1))];
  try {
    return instants.every((instant) => new Date(clockIn(timeZone, instant)).getTime() === instant.getTime());
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The time zone that `Date` follows in this process, which is the unit's: America/Chicago. */
export function unitTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * What a clock in a time zone shows, to the second and without the zone: the Swedish format is the one that `Date` can parse. Throws for an
 * unknown zone.
 */
function clockIn(timeZone: string, instant: Date): string {
  return instant.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
}
