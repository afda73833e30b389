import { EARLIEST_DATE, LATEST_DATE } from '../../../../domain/constants.ts';
import { DueGroup, dueGroup } from '../../../../domain/due/counts.ts';
import { DUE_STATES, type DueState } from '../../../../domain/due/states.ts';
import { compareDays, isLocalDate, type LocalDate } from '../../../../domain/localDate.ts';

/** The people to show: everybody, everybody with something to act upon, or one group alone. */
export const SHOWN = ['', 'toActUpon', 'notCurrent', 'dueSoon', 'toDo', 'current'] as const;
export type Shown = (typeof SHOWN)[number];

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

/** How many requirements stand beside each other on upright paper. */
const COLUMNS_ON_PAPER = 6;

/** Requirements by the pages that have room for them, and what each page says about the others; nothing where all have room. */
export function paperPages<Kind>(kinds: readonly Kind[]): { kinds: readonly Kind[]; note: string }[] {
  const all = kinds.length;
  if (all <= COLUMNS_ON_PAPER) return [{ kinds, note: '' }];
  return Array.from({ length: Math.ceil(all / COLUMNS_ON_PAPER) }, (_, page) => {
    const first = page * COLUMNS_ON_PAPER;
    const end = Math.min(all, first + COLUMNS_ON_PAPER);
    const next = end < all ? ` ${columnsText(end, Math.min(all, end + COLUMNS_ON_PAPER))} on the next page.` : '';
    return { kinds: kinds.slice(first, end), note: `${columnsText(first, end)} of ${all}.${next}` };
  });
}

/** `Columns 7 to 12`, counted from 1 */
function columnsText(first: number, end: number): string {
  return end - first === 1 ? `Column ${end}` : `Columns ${first + 1} to ${end}`;
}

type Urgent = { readonly state: DueState; readonly dueOn: LocalDate | null };

/** The most urgent state first; of one state the earliest day. */
export function urgency(one: Urgent, other: Urgent): number {
  return (
    DUE_STATES.indexOf(one.state) - DUE_STATES.indexOf(other.state) ||
    compareDays(one.dueOn ?? LATEST_DATE, other.dueOn ?? LATEST_DATE)
  );
}
