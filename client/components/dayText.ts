import { formatDay, isLocalDate, type LocalDate } from '../../domain/localDate.ts';
import { relativeDays } from '../../domain/serviceTime.ts';

/** `05 JAN 2026 · in 2 yr 3 mo`; nothing for a text that is no day. */
export function dayWithDistance(day: string, today: LocalDate): string | undefined {
  return isLocalDate(day) ? `${formatDay(day)} · ${relativeDays(day, today)}` : undefined;
}
