import { formatDay, isLocalDate, localDateAt, type LocalDate } from '../../domain/localDate.ts';
import { relativeDays } from '../../domain/serviceTime.ts';

/** `05 JAN 2026 · in 2 yr 3 mo`; nothing for a text that is no day. */
export function dayWithDistance(day: string, today: LocalDate): string | undefined {
  return isLocalDate(day) ? `${formatDay(day)} · ${relativeDays(day, today)}` : undefined;
}

/** `05 JAN 2026 14:07`, by the browser's clock. */
export function instantText(instant: string): string {
  return `${formatDay(dayOf(instant))} ${timeOf(instant)}`;
}

/** `14:07`, by the browser's clock. */
export function timeOf(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** The calendar day of an instant where the browser is. */
export function dayOf(instant: string): LocalDate {
  return localDateAt(new Date(instant), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
