/** Who belongs to the unit on a day: people arrive and leave (Spec 18.1). */
import { addDays, type LocalDate } from '../localDate.ts';

/** Why a soldier leaves the unit. */
export const DepartureReason = { ETS: 'ETS', PCS: 'PCS', OTHER: 'OTHER' } as const;
export type DepartureReason = (typeof DepartureReason)[keyof typeof DepartureReason];

export const departureReasonLabel: Readonly<Record<DepartureReason, string>> = {
  ETS: 'ETS',
  PCS: 'PCS',
  OTHER: 'Other',
};

/** Refusals of changes to a soldier's days in the unit, or to their rights. Kept out of errors.ts, which /login loads. */
export const membershipMessages = {
  hasArrived: 'This person has already arrived.',
  hasLeft: 'This person has left the unit. Bring them back first.',
  lastStaff: 'On some days nobody with staff rights could sign in. First give staff rights to somebody who stays.',
} as const;

/** A soldier's relation to the unit on a day. */
export const Membership = {
  /** The gain date is ahead. */
  EXPECTED: 'EXPECTED',
  /** Belongs to the unit. */
  PRESENT: 'PRESENT',
  /** The last day is over. */
  DEPARTED: 'DEPARTED',
} as const;
export type Membership = (typeof Membership)[keyof typeof Membership];

/** The first and last day in the unit, both included. */
export type Stay = {
  /** The gain date; null for somebody who has always been in the unit. */
  readonly arrivesOn: LocalDate | null;
  /** The last day in the unit; null if they stay. */
  readonly lastDay: LocalDate | null;
};

/** A soldier's relation to the unit on a day. If the last day comes before the gain date, they are expected until that last day and never present. */
export function membershipOn({ arrivesOn, lastDay }: Stay, day: LocalDate): Membership {
  if (lastDay !== null && lastDay < day) return Membership.DEPARTED;
  return arrivesOn !== null && arrivesOn > day ? Membership.EXPECTED : Membership.PRESENT;
}

/** Whether there is a day from `from` to `to`, both included, on which none of these people is in the unit. A null `to` means forever. */
export function isEverWithout(people: readonly Stay[], from: LocalDate, to: LocalDate | null): boolean {
  let day = from;
  while (to === null || day <= to) {
    const there = people.filter((person) => membershipOn(person, day) === Membership.PRESENT);
    if (there.some(({ lastDay }) => lastDay === null)) return false;
    const last = there
      .flatMap(({ lastDay }) => lastDay ?? [])
      .sort()
      .at(-1);
    if (last === undefined) return true;
    day = addDays(last, 1);
  }
  return false;
}
