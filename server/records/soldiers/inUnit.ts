import { fromStoredDate, type LocalDate, toStoredDate } from '../../../domain/localDate.ts';
import { type DepartureReason, Membership, membershipOn, type Stay } from '../../../domain/record/membership.ts';
import type { Departure, Soldier } from './soldier.model.ts';

/*
 * The one place where the server decides who belongs to the unit on a day (Spec 18.1): for queries, and for loaded records. Most
 * records have neither day.
 */

/** The fields that tell when a soldier belongs to the unit. */
export const STAY = { arrivesOn: 1, departure: 1 } as const;
export type StayRecord = Pick<Soldier, keyof typeof STAY>;

/** Matches people in the unit on a day. */
export function inUnit(day: LocalDate) {
  return { arrivesOn: { $not: { $gt: toStoredDate(day) } }, ...notDeparted(day) };
}

/** Matches people who haven't left by a day: they are in the unit, or expected. */
export function notDeparted(day: LocalDate) {
  return { 'departure.lastDay': { $not: { $lt: toStoredDate(day) } } };
}

/** Matches people who are expected on a day. */
export function expected(day: LocalDate) {
  return { arrivesOn: { $gt: toStoredDate(day) }, ...notDeparted(day) };
}

/** Matches people who have left by a day. */
export function departed(day: LocalDate) {
  return { 'departure.lastDay': { $lt: toStoredDate(day) } };
}

/** The first and last day of a stored record in the unit. */
export function stayOf({ arrivesOn, departure }: StayRecord): Stay {
  return {
    arrivesOn: arrivesOn ? fromStoredDate(arrivesOn) : null,
    lastDay: departure ? fromStoredDate(departure.lastDay) : null,
  };
}

/** What a person outside the unit is told. */
export interface Absence {
  /** The record's id. */
  soldierId: string;
  membership: Membership;
  /** The last day in the unit, or the first one ahead. */
  day: LocalDate;
}

/** The absence of a stored record; null if it is in the unit on that day. */
export function absenceOn(soldier: StayRecord & Pick<Soldier, '_id'>, today: LocalDate): Absence | null {
  const stay = stayOf(soldier);
  const membership = membershipOn(stay, today);
  const day = membership === Membership.DEPARTED ? stay.lastDay : stay.arrivesOn;
  return membership === Membership.PRESENT || day === null ? null : { soldierId: soldier._id, membership, day };
}

/** A departure with its day as a calendar day. */
export function departureOf({ lastDay, reason }: Departure): { lastDay: LocalDate; reason: DepartureReason } {
  return { lastDay: fromStoredDate(lastDay), reason };
}

/** Whether a stored record is in the unit on a day. */
export function isInUnit(soldier: StayRecord, day: LocalDate): boolean {
  return membershipOn(stayOf(soldier), day) === Membership.PRESENT;
}
