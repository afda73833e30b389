import { addDays, addMonths, daysBetween, type LocalDate } from '../../../../domain/localDate.ts';

/** The strip shows this month and the next five. */
const MONTHS = 6;

type Row = {
  readonly soldier: { readonly id: string };
  readonly school: { readonly startDate: LocalDate; readonly endDate: LocalDate };
};

/** Where a school stands on the strip, in percent of its width. */
export type StripPlace = { readonly start: number; readonly width: number };

export type SchoolStrip<One extends Row> = {
  /** The first day of each month, with where it begins. */
  readonly months: readonly { readonly day: LocalDate; readonly start: number }[];
  /** The last day of the strip. */
  readonly until: LocalDate;
  readonly today: number;
  /** A line for each person, with their schools; the earliest first. */
  readonly people: readonly { readonly soldier: One['soldier']; readonly schools: readonly (One & StripPlace)[] }[];
  /** How many schools begin after the strip. */
  readonly after: number;
};

/** Schools that are not over, on an axis of six months. */
export function schoolStrip<One extends Row>(rows: readonly One[], today: LocalDate): SchoolStrip<One> {
  const first = `${today.slice(0, 7)}-01`;
  const end = addMonths(first, MONTHS);
  const days = daysBetween(first, end);
  const placeOf = (day: LocalDate) => Math.min(100, Math.max(0, (100 * daysBetween(first, day)) / days));
  const coming = rows.filter(({ school }) => school.endDate >= today);
  const shown = coming
    .filter(({ school }) => school.startDate < end)
    .toSorted((one, other) => daysBetween(other.school.startDate, one.school.startDate));
  type Person = { soldier: One['soldier']; schools: (One & StripPlace)[] };
  const people = new Map<string, Person>();
  for (const row of shown) {
    const { soldier, school } = row;
    const start = placeOf(school.startDate);
    const own: Person = people.get(soldier.id) ?? { soldier, schools: [] };
    people.set(soldier.id, own);
    own.schools.push({ ...row, start, width: placeOf(addDays(school.endDate, 1)) - start });
  }
  return {
    months: Array.from({ length: MONTHS }, (_, index) => {
      const day = addMonths(first, index);
      return { day, start: placeOf(day) };
    }),
    until: addDays(end, -1),
    today: placeOf(today),
    people: [...people.values()],
    after: coming.length - shown.length,
  };
}
