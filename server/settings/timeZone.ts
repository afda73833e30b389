/**
 * Whether `Date` counts this process's days in a time zone. Intl knows names whatever their case, and some that `Date` does not follow:
 * it then counts in UTC and says nothing. So what a clock there shows has to be the same instant on the clock here, in winter and in summer.
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

/** What a clock in a time zone shows, to the second, without saying where: Swedish writes it as a program reads it. Throws for no zone. */
function clockIn(timeZone: string, instant: Date): string {
  return instant.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
}
