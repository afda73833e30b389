import { fromStoredDate, type LocalDate, toStoredDate } from '../../../domain/localDate.ts';
import { type DepartureReason, Membership, membershipOn, type Stay } from '../../../domain/record/membership.ts';
import type { Departure, Soldier } from './soldier.model.ts';

/*
 * The one place where the server says who belongs to the unit on a day (Spec 18.1): as a condition for the store, and of a record that was read. Both
 * days are absent in most records.
 */

/** What is read of a record to know when it belongs to the unit. */
export const STAY = { arrivesOn: 1, departure: 1 } as const;
export type StayRecord = Pick<Soldier, keyof typeof STAY>;

/** The condition for those who belong to the unit on a day. */
export function inUnit(day: LocalDate) {
  return { arrivesOn: { $not: { $gt: toStoredDate(day) } }, ...notDeparted(day) };
}

/** The condition for those who have not left by a day: they belong to the unit, or are expected. */
export function notDeparted(day: LocalDate) {
  return { 'departure.lastDay': { $not: { $lt: toStoredDate(day) } } };
}

/** The condition for those who are expected on a day. */
export function expected(day: LocalDate) {
  return { arrivesOn: { $gt: toStoredDate(day) }, ...notDeparted(day) };
}

/** The condition for those who have left by a day. */
export function departed(day: LocalDate) {
  return { 'departure.lastDay': { $lt: toStoredDate(day) } };
}

/** From when until when a stored record belongs to the unit. */
export function stayOf({ arrivesOn, departure }: StayRecord): Stay {
  return {
    arrivesOn: arrivesOn ? fromStoredDate(arrivesOn) : null,
    lastDay: departure ? fromStoredDate(departure.lastDay) : null,
  };
}

/** What somebody is told who does not belong to the unit on a day. */
export interface Absence {
  /** The record's id. */
  soldierId: string;
  membership: Membership;
  /** The last day in the unit, or the first one. */
  day: LocalDate;
}

/** The same of a stored record; null for one that belongs to the unit on the day. */
export function absenceOn(soldier: StayRecord & Pick<Soldier, '_id'>, today: LocalDate): Absence | null {
  const stay = stayOf(soldier);
  const membership = membershipOn(stay, today);
  const day = membership === Membership.DEPARTED ? stay.lastDay : stay.arrivesOn;
  return membership === Membership.PRESENT || day === null ? null : { soldierId: soldier._id, membership, day };
}

/** A departure as people say it. */
export function departureOf({ lastDay, reason }: Departure): { lastDay: LocalDate; reason: DepartureReason } {
  return { lastDay: fromStoredDate(lastDay), reason };
}

/** Whether a stored record belongs to the unit on a day. */
export function isInUnit(soldier: StayRecord, day: LocalDate): boolean {
  return membershipOn(stayOf(soldier), day) === Membership.PRESENT;
}
