import type { LocalDate } from '../../domain/localDate.ts';
import { isTimeZone, localDateAt, systemTimeZone } from '../../domain/timeZone.ts';

/*
 * The unit's time zone, as this process has last read it with the unit. It is kept here, because every request asks which day it is, and many need nothing
 * else of the unit.
 */

/** Part of a stored unit: absent or null until staff choose. */
type UnitClock = { readonly chosenTimeZone?: string | null };

let chosen: string | null = null;
let system: string | null = null;
/** How many reads have begun, and which of them is known. */
let begun = 0;
let known = 0;

/**
 * To be called before the unit is read.
 * @returns what takes over the time zone of the unit that was read. Reads may overtake each other: one changes nothing that began before another that is known.
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

/** The unit's time zone: what staff chose, the system's until then. */
export function unitTimeZone(): string {
  return chosen ?? (system ??= systemTimeZone());
}

/** The unit's calendar day at an instant. */
export function unitDayAt(instant: Date): LocalDate {
  return localDateAt(instant, unitTimeZone());
}
