/** Days and hours on a time zone's clock, whatever zone the computer is in (Spec 21.2). */
import { type LocalDate } from './localDate.ts';

/** Kept because making a format takes a hundred times as long as using it. There is one for each zone used. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const clockFormats = new Map<string, Intl.DateTimeFormat>();

/** Whether a text is the IANA name of a time zone that this system knows: a place, such as `America/Chicago`, or `UTC`. */
export function isTimeZone(name: string): boolean {
  // Intl also accepts abbreviations, some of which mean several zones. For example, it reads BST as Bangladesh's.
  if (name !== 'UTC' && !name.includes('/')) return false;
  try {
    localDateAt(new Date(0), name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Whether two names mean the same zone: Asia/Calcutta is Asia/Kolkata. */
export function isSameTimeZone(one: string, other: string): boolean {
  const [name, otherName] = [one, other].map((zone) =>
    isTimeZone(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : zone,
  );
  return name === otherName;
}

/** The name as people read it: `America/New York`. */
export function timeZoneText(name: string): string {
  return name.replaceAll('_', ' ');
}

/** The system's time zone, which `TZ` sets; UTC if it has no usable name. */
export function systemTimeZone(): string {
  // If `TZ` is invalid, Node returns no time zone.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** The day at an instant on a time zone's calendar. */
export function localDateAt(instant: Date, timeZone: string): LocalDate {
  return formatIn(dayFormats, timeZone, {}).format(instant);
}

/** What a time zone's clock shows at an instant, to the second: `2026-11-17T06:00:00`. */
export function clockAt(instant: Date, timeZone: string): string {
  const format = formatIn(clockFormats, timeZone, { dateStyle: 'short', timeStyle: 'medium' });
  return format.format(instant).replace(' ', 'T');
}

function formatIn(formats: Map<string, Intl.DateTimeFormat>, timeZone: string, style: Intl.DateTimeFormatOptions) {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish dates have the form YYYY-MM-DD.
  const made = new Intl.DateTimeFormat('sv-SE', { ...style, timeZone });
  formats.set(timeZone, made);
  return made;
}
