/** Days and hours on the clock of a time zone, whatever zone this runs in (Spec 21.2). */
import { type LocalDate } from './localDate.ts';

/** Making a format takes a hundred times as long as using it. There are as many as zones that were asked about. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const clockFormats = new Map<string, Intl.DateTimeFormat>();

/** Whether a text is the IANA name of a time zone that this system knows: a place, such as `America/Chicago`, or `UTC`. */
export function isTimeZone(name: string): boolean {
  // Intl also takes abbreviations, of which several mean another zone elsewhere: BST is Bangladesh's there.
  if (name !== 'UTC' && !name.includes('/')) return false;
  try {
    localDateAt(new Date(0), name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Whether two names mean one zone: Asia/Calcutta is Asia/Kolkata. */
export function isSameTimeZone(one: string, other: string): boolean {
  const [name, otherName] = [one, other].map((zone) =>
    isTimeZone(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : zone,
  );
  return name === otherName;
}

/** As people read it: `America/New York`. */
export function timeZoneText(name: string): string {
  return name.replaceAll('_', ' ');
}

/** The time zone of the system, which `TZ` sets; UTC where it has none that can be named. */
export function systemTimeZone(): string {
  // With a `TZ` that nothing can be made of, Node tells none.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** The day at an instant on the calendar of a time zone. */
export function localDateAt(instant: Date, timeZone: string): LocalDate {
  return formatIn(dayFormats, timeZone, {}).format(instant);
}

/** What a clock in a time zone shows at an instant, to the second: `2026-11-17T06:00:00`. */
export function clockAt(instant: Date, timeZone: string): string {
  const format = formatIn(clockFormats, timeZone, { dateStyle: 'short', timeStyle: 'medium' });
  return format.format(instant).replace(' ', 'T');
}

function formatIn(formats: Map<string, Intl.DateTimeFormat>, timeZone: string, style: Intl.DateTimeFormatOptions) {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish days have the form YYYY-MM-DD.
  const made = new Intl.DateTimeFormat('sv-SE', { ...style, timeZone });
  formats.set(timeZone, made);
  return made;
}
