import { formatDay, type LocalDate } from '../../domain/localDate.ts';
import { relativeDays } from '../../domain/record/serviceTime.ts';

/** `05 JAN 2026 · in 2 yr 3 mo` */
export function dayWithDistance(day: LocalDate, today: LocalDate): string {
  return `${formatDay(day)} · ${relativeDays(day, today)}`;
}

/** `05 JAN 2026 – 16 JAN 2026`; one day is said once. */
export function daysText(first: LocalDate, last: LocalDate): string {
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
}

/** `05 JAN 2026 14:07`, by the browser's clock. */
export function instantText(instant: string): string {
  return `${formatDay(dayOf(instant))} ${timeOf(instant)}`;
}

/** `14:07`, by the browser's clock. */
export function timeOf(instant: string | number): string {
  const date = new Date(instant);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The calendar day of an instant where the browser is. */
export function dayOf(instant: string | number): LocalDate {
  const date = new Date(instant);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
