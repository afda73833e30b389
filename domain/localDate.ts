/** Dates without time: how they are written, stored, shown and counted (Spec 7.4 and 7.5). */
import { DAY_MS, NOON_OFFSET_MS } from './constants.ts';

/** A calendar day as `YYYY-MM-DD`. The functions below expect a day that `isLocalDate` accepts. */
export type LocalDate = string;

const MONTHS: readonly string[] = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Whether the text is a real day, written `YYYY-MM-DD`; `2026-02-29` is not. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00.000Z`);
  // JavaScript reads a day past the month's end as a day of the next month. Then it no longer starts with the text.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The instant that stands for the day in the store: 12:00 UTC, so that no time zone shows another day. */
export function toStoredDate(date: LocalDate): Date {
  return new Date(midnightUtc(date) + NOON_OFFSET_MS);
}

/** The day that a stored instant stands for. */
export function fromStoredDate(stored: Date): LocalDate {
  // Built from its parts, because `toISOString` takes several times as long, and a unit's events are thousands of days.
  return written(stored.getUTCFullYear(), stored.getUTCMonth() + 1, stored.getUTCDate());
}

/** The day as DD MMM YYYY, as everywhere but the delete-school confirmation: `05 JAN 2026`. */
export function formatDay(date: LocalDate): string {
  const { year, month, day } = partsOf(date);
  return `${pad(day)} ${MONTHS[month - 1] ?? ''} ${pad(year, 4)}`;
}

/** The day as MM/DD/YYYY, as the delete-school confirmation shows it: `01/05/2026`. */
export function formatDaySlashes(date: LocalDate): string {
  const { year, month, day } = partsOf(date);
  return `${pad(month)}/${pad(day)}/${pad(year, 4)}`;
}

/** Sorts the earlier day first. `localeCompare` would be slower. */
export function compareDays(one: LocalDate, other: LocalDate): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The days from one day to another; negative if the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (midnightUtc(to) - midnightUtc(from)) / DAY_MS;
}

/** The day this many days later. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromStoredDate(new Date(midnightUtc(date) + days * DAY_MS));
}

/** The same day this many calendar months later, or the last day of a shorter month: 31 AUG and 6 months is 28 FEB. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const { year, month, day } = partsOf(date);
  // Here months count from 0, and day 0 of the next month is this month's last day.
  const monthIndex = month - 1 + months;
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate();
  return fromStoredDate(new Date(Date.UTC(year, monthIndex, Math.min(day, lastDay))));
}

/** The whole calendar months from one day to another, as `addMonths` counts them; 0 if the second is earlier. */
export function monthsSince(from: LocalDate, to: LocalDate): number {
  const [start, end] = [partsOf(from), partsOf(to)];
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return Math.max(0, addMonths(from, months) > to ? months - 1 : months);
}

function written(year: number, month: number, day: number): LocalDate {
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

function midnightUtc(date: LocalDate): number {
  return Date.parse(date);
}

function partsOf(date: LocalDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

function pad(value: number, digits = 2): string {
  return String(value).padStart(digits, '0');
}
