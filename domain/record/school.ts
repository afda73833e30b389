/** The schools that soldiers are scheduled for, as the schools table shows them (Requirements 2, Admin, Schools). */
import type { LocalDate } from '../localDate.ts';

type SchoolDays = { readonly schoolName: string; readonly startDate: LocalDate; readonly endDate: LocalDate };

/** Whether the same school is scheduled on the same days already: most often it was entered twice (Rule 23). */
export function isScheduled(schools: readonly SchoolDays[], { schoolName, startDate, endDate }: SchoolDays): boolean {
  return schools.some((one) => one.schoolName === schoolName && one.startDate === startDate && one.endDate === endDate);
}

/** Whether a school is over on a day. Its last day still belongs to it. */
export function isOver({ endDate }: { readonly endDate: LocalDate }, today: LocalDate): boolean {
  return endDate < today;
}
