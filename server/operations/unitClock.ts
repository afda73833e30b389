import type { LocalDate } from '../../domain/localDate.ts';
import { isTimeZone, localDateAt, systemTimeZone } from '../../domain/timeZone.ts';

/*
 * The unit's time zone, as this process last read it with the unit. Kept here because every request asks for the day, and many need nothing
 * else about the unit.
 */

/** Part of a stored unit; absent or null until staff choose. */
type UnitClock = { readonly chosenTimeZone?: string | null };

let chosen: string | null = null;
let system: string | null = null;
/** How many reads have begun, and which of them supplied the current value. */
let begun = 0;
let known = 0;

/**
 * Call this before reading the unit.
 * @returns a function that takes over the time zone of the unit that was read. Reads may overtake each other: a read changes nothing if a
 * later one has already finished.
 */
export function readUnitClock(): (unit: UnitClock) => void {
  begun += 1;
  const own = begun;
  return ({ chosenTimeZone = null }) => {
    if (own < known) return;
    known = own;
    // This system may not know a zone that another one stored.
    chosen = chosenTimeZone !== null && isTimeZone(chosenTimeZone) ? chosenTimeZone : null;
  };
}

/** The unit's time zone: the one staff chose, otherwise the system's. */
export function unitTimeZone(): string {
  return chosen ?? (system ??= systemTimeZone());
}

/** The unit's calendar day at an instant. */
export function unitDayAt(instant: Date): LocalDate {
  return localDateAt(instant, unitTimeZone());
}
