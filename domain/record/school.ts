/** The schools that soldiers are scheduled for, as in the schools table (Spec 14.5). */
import { formatDay, isLocalDate, type LocalDate } from '../localDate.ts';
import { type SchoolName, schoolNameLabel } from '../values.ts';

type SchoolDays = { readonly schoolName: string; readonly startDate: LocalDate; readonly endDate: LocalDate };

/** Whether the same school is already scheduled on the same days. Most often it was entered twice (Spec 10.7). */
export function isScheduled(schools: readonly SchoolDays[], { schoolName, startDate, endDate }: SchoolDays): boolean {
  return schools.some((one) => one.schoolName === schoolName && one.startDate === startDate && one.endDate === endDate);
}

/** Whether a school is over on a day. Its last day still belongs to it. */
export function isOver({ endDate }: { readonly endDate: LocalDate }, today: LocalDate): boolean {
  return endDate < today;
}

/** What is odd about the days of a school, and the field that it is about. */
export type SchoolNote = { readonly field: 'startDate' | 'endDate'; readonly text: string };

/**
 * What is odd about a school's days but stops no save: it overlaps another school, or ends after the ETS (Spec 10.7). Empty while the days aren't
 * valid yet.
 * @param others the soldier's other schools
 * @param ets null if none is entered, or if it is indefinite
 */
export function schoolNotes(
  { startDate, endDate }: Pick<SchoolDays, 'startDate' | 'endDate'>,
  others: readonly (SchoolDays & { readonly schoolName: SchoolName })[],
  ets: LocalDate | null,
): SchoolNote[] {
  if (!isLocalDate(startDate) || !isLocalDate(endDate) || endDate < startDate) return [];
  const overlapping = others.filter((one) => one.startDate <= endDate && one.endDate >= startDate);
  return [
    ...overlapping.map((one): SchoolNote => {
      const days = [...new Set([one.startDate, one.endDate])].map(formatDay).join(' to ');
      return { field: 'startDate', text: `Overlaps ${schoolNameLabel[one.schoolName]}, ${days}.` };
    }),
    ...(ets !== null && endDate > ets
      ? [{ field: 'endDate', text: `Ends after the ETS, ${formatDay(ets)}.` } as const]
      : []),
  ];
}
