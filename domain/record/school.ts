/** The schools that soldiers are scheduled for, as the schools table shows them (Requirements 2, Admin, Schools). */
import type { LocalDate } from '../localDate.ts';

/** Whether a school is over on a day. Its last day still belongs to it. */
export function isOver({ endDate }: { readonly endDate: LocalDate }, today: LocalDate): boolean {
  return endDate < today;
}
