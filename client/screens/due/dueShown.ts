import { EARLIEST_DATE, LATEST_DATE } from '../../../domain/constants.ts';
import { DueGroup, dueGroup, dueGroupLabel } from '../../../domain/due/counts.ts';
import { DUE_STATES, type DueState } from '../../../domain/due/states.ts';
import { compareDays, isLocalDate, type LocalDate } from '../../../domain/localDate.ts';

/** The people to show: everybody, everybody with something to act upon, or one group alone. */
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

/** Whether a text of the address is a day that can be asked about. */
export function isAskable(day: string): boolean {
  return isLocalDate(day) && day >= EARLIEST_DATE && day <= LATEST_DATE;
}

/** The chosen requirement; all where none is, or it is not in use on that day. */
export function kindsShown<Kind extends { readonly id: string }>(
  kinds: readonly Kind[],
  requirement: string,
): readonly Kind[] {
  const chosen = kinds.filter(({ id }) => id === requirement);
  return chosen.length > 0 ? chosen : kinds;
}

/** Whether somebody with these standings is shown. */
export function isShown(show: Shown, standings: readonly { readonly state: DueState }[]): boolean {
  return GROUPS[show].includes(dueGroup(standings.map(({ state }) => state)));
}

type Medical = { readonly id: string; readonly medical: boolean };
type Standing = { readonly kindId: string; readonly state: DueState };

/**
 * The requirements and the people that are shown. Without medical requirements, nobody is listed for one of them alone.
 * @returns also how many requirements are left out, and how many people have to act upon one of them
 */
export function dueShown<Kind extends Medical, Row extends { readonly standings: readonly Standing[] }>(
  all: readonly Kind[],
  people: readonly Row[],
  show: Shown,
  withMedical: boolean,
) {
  const kinds = withMedical ? all : all.filter(({ medical }) => !medical);
  const hidden = all.filter((kind) => !kinds.includes(kind));
  const of = (row: Row, some: readonly Kind[]) =>
    row.standings.filter(({ kindId }) => some.some(({ id }) => id === kindId));
  return {
    kinds,
    rows: people.filter((row) => isShown(show, of(row, kinds))).map((row) => ({ ...row, standings: of(row, kinds) })),
    leftOut: hidden.length,
    medicalPeople: people.filter((row) => isShown('toActUpon', of(row, hidden))).length,
  };
}

type Urgent = { readonly state: DueState; readonly dueOn: LocalDate | null };

/** The most urgent state first; of one state the earliest day. */
export function urgency(one: Urgent, other: Urgent): number {
  return (
    DUE_STATES.indexOf(one.state) - DUE_STATES.indexOf(other.state) ||
    compareDays(one.dueOn ?? LATEST_DATE, other.dueOn ?? LATEST_DATE)
  );
}
