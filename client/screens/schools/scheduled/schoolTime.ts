import type { LocalDate } from '../../../../domain/localDate.ts';
import { relativeDays } from '../../../../domain/record/serviceTime.ts';

/** How far away a school is: `in 2 mo 5 d`, `now, ends in 3 d`, `ended 10 d ago`. */
export function schoolTime(
  { startDate, endDate }: { startDate: LocalDate; endDate: LocalDate },
  today: LocalDate,
): string {
  if (startDate > today) return relativeDays(startDate, today);
  return endDate < today ? `ended ${relativeDays(endDate, today)}` : `now, ends ${relativeDays(endDate, today)}`;
}
