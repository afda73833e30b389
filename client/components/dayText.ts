import { formatDay, type LocalDate } from '../../domain/localDate.ts';
import { relativeDays } from '../../domain/record/serviceTime.ts';
import { dayOf, timeOf } from './browserClock.ts';

/** `05 JAN 2026 · in 2 yr 3 mo` */
export function dayWithDistance(day: LocalDate, today: LocalDate): string {
  return `${formatDay(day)} · ${relativeDays(day, today)}`;
}

/** `05 JAN 2026 – 16 JAN 2026`; a single day appears once. */
export function daysText(first: LocalDate, last: LocalDate): string {
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
}

/** `05 JAN 2026 14:07`, by the browser's clock. */
export function instantText(instant: string): string {
  return `${formatDay(dayOf(instant))} ${timeOf(instant)}`;
}
