import { type Due, DueState, isLate } from '../../../domain/due/states.ts';
import { addDays, formatDay, type LocalDate } from '../../../domain/localDate.ts';
import type { CellState } from '../../components/parts/StatusCell.tsx';

/** What a cell of the table shows. */
export type ShownCell = {
  readonly state: CellState;
  /** The word before the day. */
  readonly link?: 'until' | 'since' | 'by';
  readonly day: LocalDate | null;
  /** What the cell has no room for: screen readers get it, and a pointer that rests on the cell. */
  readonly more: string | null;
};

/**
 * A status as its cell shows it: what is due has its last day, what is late or not current has its first one.
 * @param on the day that the status is for
 */
export function shownCell(due: Due, on: LocalDate): ShownCell {
  const { state, dueOn, overdueFrom, excusedUntil, doneOn } = due;
  if (isLate(due, on) && dueOn !== null) {
    const more = overdueFrom === null ? null : `overdue from ${formatDay(overdueFrom)}`;
    return { state: 'late', link: 'since', day: addDays(dueOn, 1), more };
  }
  switch (state) {
    case DueState.FAILED:
      return { state: 'failed', day: dueOn, more: null };
    case DueState.OVERDUE:
      return { state: doneOn === null ? 'neverDone' : 'overdue', link: 'since', day: overdueFrom, more: null };
    case DueState.DUE_SOON:
      return { state: 'dueSoon', link: 'until', day: dueOn, more: null };
    case DueState.TO_DO:
      return { state: 'toDo', link: 'by', day: dueOn, more: dueOn === null ? 'no date entered' : null };
    case DueState.EXCUSED:
      return { state: 'excused', link: 'until', day: excusedUntil, more: null };
    case DueState.CURRENT:
      return dueOn === null
        ? { state: 'current', link: 'since', day: doneOn, more: null }
        : { state: 'current', link: 'until', day: dueOn, more: null };
    case DueState.NOT_REQUIRED:
      return { state: 'notRequired', day: null, more: null };
  }
}
