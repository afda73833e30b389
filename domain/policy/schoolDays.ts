/** How long schools usually take, for the day that a form offers as their last (Spec 14.3). */
import { addDays, isLocalDate, type LocalDate } from '../localDate.ts';
import type { SchoolName } from '../values.ts';
import { PolicyPack } from './packs.ts';

/** Days with the first and the last. A school is left out if its length differs between specialties. */
type SchoolDays = Readonly<Partial<Record<SchoolName, number>>>;

/** What people know from their courses. No publication confirms it, so forms say that the unit has to. */
const USUAL: SchoolDays = { BLC: 22, JFO: 12, AIR_ASSAULT: 11, PATHFINDER: 19, RANGER: 62 };

const SCHOOL_DAYS: Readonly<Record<PolicyPack, SchoolDays>> = {
  [PolicyPack.SPECIFICATION]: USUAL,
  // A news report of July 2025: ALC and SLC are to become three weeks long, whatever the specialty.
  [PolicyPack.ARMY_2026]: { ...USUAL, ALC: 21, SLC: 21 },
};

type TypedSchool = {
  readonly schoolName: SchoolName | '';
  /** As typed; '' for none. */
  readonly startDate: string;
  readonly endDate: string;
};

/** The usual last day of a school, and how many days that makes. */
export type UsualEnd = { readonly day: LocalDate; readonly days: number };

/** What a form offers as the last day. Null if nobody knows it, or if a last day is entered that the first day allows. */
export function usualEnd(pack: PolicyPack, { schoolName, startDate, endDate }: TypedSchool): UsualEnd | null {
  const days = schoolName === '' ? undefined : SCHOOL_DAYS[pack][schoolName];
  if (days === undefined || !isLocalDate(startDate) || endDate >= startDate) return null;
  return { day: addDays(startDate, days - 1), days };
}
