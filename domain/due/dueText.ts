/** How a requirement stands with somebody, in words, and which comes first (Rule 28). */
import { LATEST_DATE } from '../constants.ts';
import { compareDays, formatDay, type LocalDate } from '../localDate.ts';
import { type Due, DueState, SHORT_STATES } from './states.ts';

/** After the name of the requirement: `overdue since 30 JUN 2026`. */
export function dueText({ state, dueOn, excusedUntil }: Due, today: LocalDate): string {
  const by = dueOn === null ? null : `due ${dueOn < today ? 'since' : 'by'} ${formatDay(dueOn)}`;
  switch (state) {
    case DueState.FAILED:
      return dueOn === null ? 'failed' : `failed on ${formatDay(dueOn)}`;
    case DueState.OVERDUE:
      return dueOn === null ? 'overdue' : `overdue since ${formatDay(dueOn)}`;
    case DueState.NEVER_DONE:
      return by === null ? 'never done' : `never done, ${by}`;
    case DueState.DUE_SOON:
      return by ?? 'due soon';
    case DueState.EXCUSED:
      return excusedUntil === null ? 'excused' : `excused until ${formatDay(excusedUntil)}`;
    case DueState.CURRENT:
      return dueOn === null ? 'done' : `current until ${formatDay(dueOn)}`;
    case DueState.NOT_REQUIRED:
      return 'not required';
  }
}

/** What its soldier does about it; null where there is nothing to do yet. */
export function whatToDo({ state, dueOn }: Due, today: LocalDate): string | null {
  switch (state) {
    case DueState.FAILED:
      return 'Do it again at once.';
    case DueState.OVERDUE:
    case DueState.NEVER_DONE:
    case DueState.DUE_SOON:
      return dueOn !== null && dueOn >= today ? `Do it by ${formatDay(dueOn)}.` : 'Do it at once.';
    case DueState.EXCUSED:
    case DueState.CURRENT:
    case DueState.NOT_REQUIRED:
      return null;
  }
}

/** The order in which a soldier's requirements matter: what is not met first, then by the day; what has no day is last. */
export function soonestFirst(one: Due, other: Due): number {
  return rankOf(one) - rankOf(other) || compareDays(dayOf(one), dayOf(other));
}

function rankOf({ state }: Due): number {
  if (SHORT_STATES.includes(state)) return 0;
  if (state === DueState.NOT_REQUIRED) return 3;
  return state === DueState.EXCUSED ? 2 : 1;
}

/** Behind every day where there is none. */
function dayOf({ dueOn }: Due): string {
  return dueOn ?? LATEST_DATE;
}
