/** Who belongs to the unit on a day: people arrive, and people leave (Spec 18.1). */
import { addDays, type LocalDate } from '../localDate.ts';

/** Why somebody leaves the unit. */
export const DepartureReason = { ETS: 'ETS', PCS: 'PCS', OTHER: 'OTHER' } as const;
export type DepartureReason = (typeof DepartureReason)[keyof typeof DepartureReason];

export const departureReasonLabel: Readonly<Record<DepartureReason, string>> = {
  ETS: 'ETS',
  PCS: 'PCS',
  OTHER: 'Other',
};

/** Why a change of somebody's days in the unit, or of their rights, is refused. Apart from errors.ts, which /login loads. */
export const membershipMessages = {
  hasArrived: 'This person has arrived already.',
  hasLeft: 'This person has left the unit. Bring them back first.',
  lastStaff:
    'That would leave a day on which nobody with staff rights can sign in. Give them first to somebody else who stays.',
} as const;

/** How somebody stands to the unit on a day. */
export const Membership = {
  /** The gain date is ahead. */
  EXPECTED: 'EXPECTED',
  /** Belongs to the unit. */
  PRESENT: 'PRESENT',
  /** The last day is over. */
  DEPARTED: 'DEPARTED',
} as const;
export type Membership = (typeof Membership)[keyof typeof Membership];

/** From when until when somebody belongs to the unit, both days included. */
export type Stay = {
  /** The gain date; null for whoever has always been there. */
  readonly arrivesOn: LocalDate | null;
  /** The last day in the unit; null for whoever stays. */
  readonly lastDay: LocalDate | null;
};

/** How somebody stands to the unit on a day. Whoever leaves before they arrive is expected until then, and never belongs to it. */
export function membershipOn({ arrivesOn, lastDay }: Stay, day: LocalDate): Membership {
  if (lastDay !== null && lastDay < day) return Membership.DEPARTED;
  return arrivesOn !== null && arrivesOn > day ? Membership.EXPECTED : Membership.PRESENT;
}

/** Whether on some day from `from` on, `to` included, none of these people belongs to the unit; null is no end. */
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
