/** What falls due in the next twelve weeks (Spec 12.10). */
import { addDays, type LocalDate } from '../localDate.ts';
import type { Section } from '../values.ts';
import { lastWeekly, Weekday } from './reminderTimes.ts';
import { type Due, DueState } from './states.ts';

/** How many weeks ahead are shown, with the current one. */
export const WEEKS_AHEAD = 12;

/** One requirement of one soldier. */
export type DueItem = Pick<Due, 'state' | 'dueOn'> & { readonly requirementId: string };

type Row<Item extends DueItem> = {
  readonly soldier: { readonly section: Section };
  readonly standings: readonly Item[];
};

/** How many items fall due in a week, by their state today. */
export type DueWeek = {
  readonly monday: LocalDate;
  readonly dueSoon: number;
  /** Never done, and not due before. */
  readonly toDo: number;
  /** Current today. */
  readonly later: number;
};

export type WeeksAhead = {
  /** The items whose day is over: failed, overdue, or late within their days of grace. They are in no week. */
  readonly late: number;
  /** The current week, and those after it. */
  readonly weeks: readonly DueWeek[];
};

/** Stands for a week where the day is over. */
export const LATE = 'LATE';

/** When an item is due: the Monday of the week, or LATE. Null if it is excused, not required, without a day, or due after these weeks. */
export type DueWhen = string | null;

/** The Mondays of the weeks, from the current week on. */
export function mondaysAhead(today: LocalDate): readonly LocalDate[] {
  const first = mondayOf(today);
  return Array.from({ length: WEEKS_AHEAD }, (_, week) => addDays(first, 7 * week));
}

export function dueWhen({ state, dueOn }: Pick<Due, 'state' | 'dueOn'>, today: LocalDate): DueWhen {
  switch (state) {
    case DueState.FAILED:
    case DueState.OVERDUE:
      return LATE;
    case DueState.DUE_SOON:
    case DueState.TO_DO:
    case DueState.CURRENT: {
      if (dueOn === null) return null;
      if (dueOn < today) return LATE;
      return dueOn < addDays(mondayOf(today), 7 * WEEKS_AHEAD) ? mondayOf(dueOn) : null;
    }
    case DueState.EXCUSED:
    case DueState.NOT_REQUIRED:
      return null;
  }
}

/**
 * How many items fall due in each week, and how many are late.
 * @param rows everybody's standings today
 * @param only a requirement, a section, or both; everything if left out
 */
export function weeksAhead(
  rows: readonly Row<DueItem>[],
  today: LocalDate,
  only: { readonly requirementId?: string | null; readonly section?: Section | null } = {},
): WeeksAhead {
  const { requirementId = null, section = null } = only;
  const items = rows
    .filter((row) => section === null || row.soldier.section === section)
    .flatMap(({ standings }) => standings)
    .filter((item) => requirementId === null || item.requirementId === requirementId)
    .map((item) => ({ state: item.state, when: dueWhen(item, today) }));
  const count = (when: DueWhen, states: readonly DueState[]): number =>
    items.filter((item) => item.when === when && states.includes(item.state)).length;
  return {
    late: items.filter(({ when }) => when === LATE).length,
    weeks: mondaysAhead(today).map((monday) => ({
      monday,
      dueSoon: count(monday, [DueState.DUE_SOON]),
      toDo: count(monday, [DueState.TO_DO]),
      later: count(monday, [DueState.CURRENT]),
    })),
  };
}

function mondayOf(day: LocalDate): LocalDate {
  return lastWeekly(day, Weekday.MONDAY);
}
