import type { LocalDate } from '../../domain/localDate.ts';

/** `14:07`, by the browser's clock. */
export function timeOf(instant: string | number): string {
  const date = new Date(instant);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The calendar day of an instant, in the browser's time zone. */
export function dayOf(instant: string | number): LocalDate {
  const date = new Date(instant);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
