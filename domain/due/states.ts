/** The state of a dated requirement on any day, also one ahead: computed from the events, never stored (Rule 28). */
import { addDays, addMonths, type LocalDate } from '../localDate.ts';
import type { Grade, Role } from '../values.ts';
import { DueCycle, type DueEvent, type DueKind, hasFailed } from './kinds.ts';
import { nextWindowEnd, windowEnd } from './windows.ts';

export const DueState = {
  /** The event that counts is below the mark: due at once. */
  FAILED: 'FAILED',
  OVERDUE: 'OVERDUE',
  NEVER_DONE: 'NEVER_DONE',
  DUE_SOON: 'DUE_SOON',
  EXCUSED: 'EXCUSED',
  CURRENT: 'CURRENT',
  NOT_REQUIRED: 'NOT_REQUIRED',
} as const;
export type DueState = (typeof DueState)[keyof typeof DueState];

/** The states in the order of their urgency. */
export const DUE_STATES: readonly DueState[] = Object.values(DueState);

/** The states in which a requirement is not met. */
export const SHORT_STATES: readonly DueState[] = [DueState.FAILED, DueState.OVERDUE, DueState.NEVER_DONE];

export const dueStateLabel: Readonly<Record<DueState, string>> = {
  FAILED: 'Failed',
  OVERDUE: 'Overdue',
  NEVER_DONE: 'Never done',
  DUE_SOON: 'Due soon',
  EXCUSED: 'Excused',
  CURRENT: 'Current',
  NOT_REQUIRED: 'Not required',
};

/** Whether a requirement is past its day, and within its days of grace. */
export function isInGrace({ state, dueOn }: Pick<Due, 'state' | 'dueOn'>, on: LocalDate): boolean {
  return state === DueState.DUE_SOON && dueOn !== null && dueOn < on;
}

/** What of a record says whether a requirement applies, and since when. */
export type DuePerson = {
  readonly grade: Grade;
  readonly role: Role;
  readonly dor: LocalDate | null;
};

/** How a requirement stands with a soldier on a day. */
export type Due = {
  readonly state: DueState;
  /** The last day on which it is met, or by which it is to be done; null where no day says so. */
  readonly dueOn: LocalDate | null;
  /** The last day of an excuse that holds; null without one. */
  readonly excusedUntil: LocalDate | null;
};

/** Whether a requirement is asked of somebody on a day. */
export function applies({ grades, roles, retiredOn }: DueKind, { grade, role }: DuePerson, day: LocalDate): boolean {
  if (retiredOn !== null && day >= retiredOn) return false;
  return (grades.length === 0 || grades.includes(grade)) && (roles.length === 0 || roles.includes(role));
}

/**
 * The event that counts on a day: the latest for record until then; of one day, the one that was entered last.
 * @param events in the order in which they were entered
 */
export function countingEvent<Event extends DueEvent>(events: readonly Event[], day: LocalDate): Event | null {
  return events.reduce<Event | null>(
    (latest, event) =>
      event.forRecord && event.doneOn <= day && (latest === null || event.doneOn >= latest.doneOn) ? event : latest,
    null,
  );
}

/** The day by which it has to be done again after an event; null for never. */
function dueAfter({ cycle, months }: DueKind, { doneOn, expiresOn }: DueEvent): LocalDate | null {
  switch (cycle) {
    case DueCycle.MONTHS:
      return months === null ? null : addMonths(doneOn, months);
    case DueCycle.CALENDAR:
    case DueCycle.FISCAL:
      return months === null ? null : nextWindowEnd(doneOn, cycle, months);
    case DueCycle.FIXED:
      return expiresOn;
    case DueCycle.ONCE:
      return null;
  }
}

/**
 * How a requirement stands with a soldier on a day.
 * @param events theirs of that requirement, in the order in which they were entered
 * @param excusedUntil the last day of their excuse; null without one
 */
export function dueState(
  kind: DueKind,
  person: DuePerson,
  events: readonly DueEvent[],
  excusedUntil: LocalDate | null,
  day: LocalDate,
): Due {
  if (!applies(kind, person, day)) return { state: DueState.NOT_REQUIRED, dueOn: null, excusedUntil: null };
  const due = withoutExcuse(kind, person, countingEvent(events, day), day);
  const isExcused = excusedUntil !== null && day <= excusedUntil;
  return { ...due, ...(isExcused && { state: DueState.EXCUSED }), excusedUntil: isExcused ? excusedUntil : null };
}

function withoutExcuse(
  kind: DueKind,
  person: DuePerson,
  event: DueEvent | null,
  day: LocalDate,
): Pick<Due, 'state' | 'dueOn'> {
  if (event === null) return { state: DueState.NEVER_DONE, dueOn: dueAtFirst(kind, person, day) };
  if (hasFailed(kind, event)) return { state: DueState.FAILED, dueOn: event.doneOn };
  const dueOn = dueAfter(kind, event);
  if (dueOn === null) return { state: DueState.CURRENT, dueOn };
  if (day > addDays(dueOn, kind.graceDays)) return { state: DueState.OVERDUE, dueOn };
  return { state: day >= addDays(dueOn, -kind.leadDays) ? DueState.DUE_SOON : DueState.CURRENT, dueOn };
}

/**
 * The day by which what was never done is due: the end of the part of the year, or else the day of the promotion that brought the requirement; null where
 * nothing says since when it is asked.
 */
function dueAtFirst({ cycle, months, grades }: DueKind, { dor }: DuePerson, day: LocalDate): LocalDate | null {
  if ((cycle === DueCycle.CALENDAR || cycle === DueCycle.FISCAL) && months !== null) {
    return windowEnd(day, cycle, months);
  }
  return grades.length > 0 ? dor : null;
}
