import { EARLIEST_DATE, LATEST_DATE } from '../../../domain/constants.ts';
import { DueGroup, dueGroup, dueGroupLabel } from '../../../domain/due/counts.ts';
import { DUE_STATES, type DueState } from '../../../domain/due/states.ts';
import { type DueWhen, dueWhen, mondaysAhead } from '../../../domain/due/weeksAhead.ts';
import { compareDays, formatDay, isLocalDate, type LocalDate } from '../../../domain/localDate.ts';

/** Who is shown: everyone, everyone with something to do, or one group. */
export const SHOWN = ['', 'toActUpon', 'notCurrent', 'dueSoon', 'toDo', 'current'] as const;
export type Shown = (typeof SHOWN)[number];

export const shownLabel: Readonly<Record<Shown, string>> = {
  '': 'Everybody',
  toActUpon: 'Not current, due soon or to do',
  notCurrent: dueGroupLabel.NOT_CURRENT,
  dueSoon: dueGroupLabel.DUE_SOON,
  toDo: dueGroupLabel.TO_DO,
  current: dueGroupLabel.CURRENT,
};

const GROUPS: Readonly<Record<Shown, readonly DueGroup[]>> = {
  '': Object.values(DueGroup),
  toActUpon: [DueGroup.NOT_CURRENT, DueGroup.DUE_SOON, DueGroup.TO_DO],
  notCurrent: [DueGroup.NOT_CURRENT],
  dueSoon: [DueGroup.DUE_SOON],
  toDo: [DueGroup.TO_DO],
  current: [DueGroup.CURRENT],
};

/** Whether a text from the address is a day that the server accepts. */
export function isAskable(day: string): boolean {
  return isLocalDate(day) && day >= EARLIEST_DATE && day <= LATEST_DATE;
}

/** The chosen requirement. All requirements if none is chosen, or if the chosen one isn't in use on that day. */
export function requirementsShown<Requirement extends { readonly id: string }>(
  requirements: readonly Requirement[],
  requirement: string,
): readonly Requirement[] {
  const chosen = requirements.filter(({ id }) => id === requirement);
  return chosen.length > 0 ? chosen : requirements;
}

/** Whether the filter shows a person with these statuses. */
export function isShown(show: Shown, standings: readonly { readonly state: DueState }[]): boolean {
  return GROUPS[show].includes(dueGroup(standings.map(({ state }) => state)));
}

/** The chosen time in the twelve weeks: a Monday, or `LATE`. Null if none is chosen, or it is no such time on that day. */
export function chosenWhen(text: string, day: LocalDate): DueWhen {
  return text === 'LATE' || mondaysAhead(day).includes(text) ? text : null;
}

/** `Late`; `Week of 30 NOV 2026`. */
export function whenText(when: Exclude<DueWhen, null>): string {
  return when === 'LATE' ? 'Late' : `Week of ${formatDay(when)}`;
}

/** Who is shown. */
export type DueFilter = {
  readonly show: Shown;
  readonly when: DueWhen;
  /** The day that the statuses are for. */
  readonly day: LocalDate;
};

type Medical = { readonly id: string; readonly medical: boolean };
type Standing = { readonly requirementId: string; readonly state: DueState; readonly dueOn: LocalDate | null };

/**
 * The requirements and people to show. Leaving out medical requirements also leaves out people with nothing else to show.
 * @returns also the number of requirements left out, and of people with something to do for them
 */
export function dueShown<Requirement extends Medical, Row extends { readonly standings: readonly Standing[] }>(
  all: readonly Requirement[],
  people: readonly Row[],
  { show, when, day }: DueFilter,
  withMedical: boolean,
) {
  const requirements = withMedical ? all : all.filter(({ medical }) => !medical);
  const hidden = all.filter((requirement) => !requirements.includes(requirement));
  const of = (row: Row, some: readonly Requirement[]) =>
    row.standings.filter(({ requirementId }) => some.some(({ id }) => id === requirementId));
  const isThen = (standings: readonly Standing[]) =>
    when === null || standings.some((standing) => dueWhen(standing, day) === when);
  return {
    requirements,
    rows: people
      .filter((row) => isShown(show, of(row, requirements)) && isThen(of(row, requirements)))
      .map((row) => ({ ...row, standings: of(row, requirements) })),
    leftOut: hidden.length,
    medicalPeople: people.filter((row) => isShown('toActUpon', of(row, hidden))).length,
  };
}

type Urgent = { readonly state: DueState; readonly dueOn: LocalDate | null };

/** Sorts by urgency of the state, then by the earliest day. */
export function urgency(one: Urgent, other: Urgent): number {
  return (
    DUE_STATES.indexOf(one.state) - DUE_STATES.indexOf(other.state) ||
    compareDays(one.dueOn ?? LATEST_DATE, other.dueOn ?? LATEST_DATE)
  );
}
