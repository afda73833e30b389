/** Readiness over time, as snapshots tell it (Spec 12.9). */
import { addDays, daysBetween, type LocalDate } from '../localDate.ts';

/** Numbers are compared with those of this many days ago. */
export const COMPARED_DAYS = 7;

/** How many days can be asked for at once; as long as a snapshot is kept. */
export const HISTORY_MAX_DAYS = 400;

/** How many days are told if nobody says how many. */
export const HISTORY_DAYS = 90;

/** The days to tell: up to today, and 90 in all, unless somebody says otherwise. */
export function rangeOf(
  given: { readonly from: LocalDate | null; readonly to: LocalDate | null },
  today: LocalDate,
): { readonly from: LocalDate; readonly to: LocalDate } {
  const to = given.to ?? today;
  return { from: given.from ?? addDays(to, 1 - HISTORY_DAYS), to };
}

type OfDay = { readonly day: LocalDate };

/** Why a range of days cannot be asked for; null if it can. */
export function rangeProblem(from: LocalDate, to: LocalDate): string | null {
  if (from > to) return 'The first day must not be after the last.';
  return daysBetween(from, to) < HISTORY_MAX_DAYS ? null : `At most ${HISTORY_MAX_DAYS} days can be asked for at once.`;
}

/** The snapshot that today is compared with: exactly seven days old. Null if there is none, so that nothing is compared. */
export function comparedWith<Snapshot extends OfDay>(
  snapshots: readonly Snapshot[],
  today: LocalDate,
): Snapshot | null {
  const day = addDays(today, -COMPARED_DAYS);
  return snapshots.find((snapshot) => snapshot.day === day) ?? null;
}

/** The change between two numbers; null if one of them is not known. */
export function changeOf(before: number | null | undefined, now: number | null | undefined): number | null {
  return typeof before === 'number' && typeof now === 'number' ? now - before : null;
}

/** A day of a line; null is a gap, because there is no snapshot or nobody was counted. */
export type DailyValue = { readonly day: LocalDate; readonly value: number | null };

/** A value for each day from one day to another, for a line that shows what is missing. */
export function daily<Snapshot extends OfDay>(
  snapshots: readonly Snapshot[],
  from: LocalDate,
  to: LocalDate,
  valueOf: (snapshot: Snapshot) => number | null,
): DailyValue[] {
  const byDay = new Map(snapshots.map((snapshot) => [snapshot.day, snapshot]));
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => {
    const day = addDays(from, index);
    const snapshot = byDay.get(day);
    return { day, value: snapshot === undefined ? null : valueOf(snapshot) };
  });
}
