/** What happens to people in the coming week (Spec 6.8). */
import { addDays, type LocalDate } from '../localDate.ts';
import { Membership, membershipOn, type Stay } from './membership.ts';

/** How many days a coming week has, with today. */
export const WEEK_DAYS = 7;

/** Whether a day is in the week that begins today. */
export function isThisWeek(day: LocalDate | null, today: LocalDate): day is LocalDate {
  return day !== null && day >= today && day < addDays(today, WEEK_DAYS);
}

export const ComingKind = {
  SCHOOL_STARTS: 'SCHOOL_STARTS',
  SCHOOL_ENDS: 'SCHOOL_ENDS',
  ETS: 'ETS',
  GAIN: 'GAIN',
  LOSS: 'LOSS',
} as const;
export type ComingKind = (typeof ComingKind)[keyof typeof ComingKind];

/** What happens to a person on a day. */
export type Coming<School> = {
  readonly kind: ComingKind;
  readonly on: LocalDate;
  /** Only for a school's first and last day. */
  readonly schoolName: School | null;
};

type Person<School> = Stay & {
  /** Null if it is unknown or indefinite. */
  readonly ets: LocalDate | null;
  readonly schools: readonly {
    readonly schoolName: School;
    readonly startDate: LocalDate;
    readonly endDate: LocalDate;
  }[];
};

/**
 * What happens to a person in the week that begins today, by kind. Of someone who is expected, only the gain date; of someone who leaves,
 * nothing after the last day. If the last day is the ETS, it is told once, as a loss.
 */
export function comingDays<School>({ ets, schools, ...stay }: Person<School>, today: LocalDate): Coming<School>[] {
  const { arrivesOn, lastDay } = stay;
  const on = (kind: ComingKind, day: LocalDate | null, schoolName: School | null = null): Coming<School>[] =>
    isThisWeek(day, today) && (lastDay === null || day <= lastDay) ? [{ kind, on: day, schoolName }] : [];
  switch (membershipOn(stay, today)) {
    case Membership.DEPARTED:
      return [];
    case Membership.EXPECTED:
      return on(ComingKind.GAIN, arrivesOn);
    case Membership.PRESENT:
      return [
        ...schools.flatMap(({ schoolName, startDate, endDate }) => [
          ...on(ComingKind.SCHOOL_STARTS, startDate, schoolName),
          ...on(ComingKind.SCHOOL_ENDS, endDate, schoolName),
        ]),
        ...(ets === lastDay ? [] : on(ComingKind.ETS, ets)),
        ...on(ComingKind.GAIN, arrivesOn),
        ...on(ComingKind.LOSS, lastDay),
      ];
  }
}
