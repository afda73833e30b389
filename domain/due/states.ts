/** The state of a requirement for a soldier on any day, including future days. It is computed from the events, never stored (Spec 23.9). */
import { addDays, type LocalDate } from '../localDate.ts';
import type { Grade, Role } from '../values.ts';
import { CYCLES } from './cycles.ts';
import { type DueEvent, type Requirement, hasFailed, isInUse } from './requirements.ts';

export const DueState = {
  /** The counting event is below the passing mark: due at once. */
  FAILED: 'FAILED',
  /** Its due day and its days of grace are past. */
  OVERDUE: 'OVERDUE',
  /** Done before, and either due within the days of lead, or late within the days of grace. */
  DUE_SOON: 'DUE_SOON',
  /** Never done, and not overdue yet. */
  TO_DO: 'TO_DO',
  EXCUSED: 'EXCUSED',
  CURRENT: 'CURRENT',
  NOT_REQUIRED: 'NOT_REQUIRED',
} as const;
export type DueState = (typeof DueState)[keyof typeof DueState];

/** The states by urgency. */
export const DUE_STATES: readonly DueState[] = Object.values(DueState);

export const dueStateLabel: Readonly<Record<DueState, string>> = {
  FAILED: 'Failed',
  OVERDUE: 'Overdue',
  DUE_SOON: 'Due soon',
  TO_DO: 'To do',
  EXCUSED: 'Excused',
  CURRENT: 'Current',
  NOT_REQUIRED: 'Not required',
};

/** What a record says about whether a requirement applies, and since when. */
export type DuePerson = {
  readonly grade: Grade;
  readonly role: Role;
  readonly dor: LocalDate | null;
  /** The gain date; null for somebody who has always been in the unit. */
  readonly arrivesOn: LocalDate | null;
  /** The day on which the record was made. */
  readonly madeOn: LocalDate;
};

/** What a record stores about one requirement. */
export type KeptOfRequirement = {
  /** In the order of entry. */
  readonly events: readonly DueEvent[];
  /** The last day of the excuse; null if there is none. */
  readonly excusedUntil: LocalDate | null;
  /** The due day that staff entered for a requirement with fixed days that was never done; null if there is none. */
  readonly firstDueOn: LocalDate | null;
};

/** How a requirement stands with a soldier on a day. */
export type Due = {
  readonly state: DueState;
  /** The last day on which it is met, or by which it has to be done. For a failed event, the day of the event. Null if no day is known. */
  readonly dueOn: LocalDate | null;
  /** The first day on which it is overdue, after the days of grace; null if no day is known. */
  readonly overdueFrom: LocalDate | null;
  /** The last day of an excuse in force; null if there is none. */
  readonly excusedUntil: LocalDate | null;
  /** The day of the counting event; null if it was never done. */
  readonly doneOn: LocalDate | null;
};

/** Whether a requirement is past its due day and still within its days of grace. */
export function isLate({ state, dueOn }: Pick<Due, 'state' | 'dueOn'>, on: LocalDate): boolean {
  return (state === DueState.DUE_SOON || state === DueState.TO_DO) && dueOn !== null && dueOn < on;
}

/** Whether a soldier has to meet a requirement on a day. */
export function applies(requirement: Requirement, { grade, role }: DuePerson, day: LocalDate): boolean {
  const { grades, roles } = requirement;
  if (!isInUse(requirement, day)) return false;
  return (grades.length === 0 || grades.includes(grade)) && (roles.length === 0 || roles.includes(role));
}

/**
 * The event that counts on a day: the latest one for record up to that day. Of several on one day, the last entered counts.
 * @param events in the order of entry
 */
export function countingEvent<Event extends DueEvent>(events: readonly Event[], day: LocalDate): Event | null {
  return events.reduce<Event | null>(
    (latest, event) =>
      event.forRecord && event.doneOn <= day && (latest === null || event.doneOn >= latest.doneOn) ? event : latest,
    null,
  );
}

/** How a requirement stands with a soldier on a day. The first state that fits: not required, excused, failed, overdue, to do, due soon, current. */
export function dueState(requirement: Requirement, person: DuePerson, kept: KeptOfRequirement, day: LocalDate): Due {
  const event = countingEvent(kept.events, day);
  const doneOn = event?.doneOn ?? null;
  if (!applies(requirement, person, day)) {
    return { state: DueState.NOT_REQUIRED, dueOn: null, overdueFrom: null, excusedUntil: null, doneOn };
  }
  const due = {
    ...(event === null ? neverDone(requirement, person, kept, day) : doneBefore(requirement, event, day)),
    doneOn,
  };
  const { excusedUntil } = kept;
  return excusedUntil !== null && day <= excusedUntil
    ? { ...due, state: DueState.EXCUSED, excusedUntil }
    : { ...due, excusedUntil: null };
}

type Standing = Pick<Due, 'state' | 'dueOn' | 'overdueFrom'>;

function neverDone(requirement: Requirement, person: DuePerson, kept: KeptOfRequirement, day: LocalDate): Standing {
  const asked = askedFrom(requirement, person, kept.excusedUntil);
  const dueOn = CYCLES[requirement.cycle].dueAtFirst(asked, requirement, kept.firstDueOn);
  const overdueFrom = dueOn === null ? null : overdueAfter(requirement, dueOn);
  return {
    state: overdueFrom !== null && day >= overdueFrom ? DueState.OVERDUE : DueState.TO_DO,
    dueOn,
    overdueFrom,
  };
}

function doneBefore(requirement: Requirement, event: DueEvent, day: LocalDate): Standing {
  if (hasFailed(requirement, event)) return { state: DueState.FAILED, dueOn: event.doneOn, overdueFrom: null };
  const dueOn = CYCLES[requirement.cycle].dueAfter(event, requirement);
  if (dueOn === null) return { state: DueState.CURRENT, dueOn, overdueFrom: null };
  const overdueFrom = overdueAfter(requirement, dueOn);
  if (day >= overdueFrom) return { state: DueState.OVERDUE, dueOn, overdueFrom };
  const isSoon = day >= addDays(dueOn, -requirement.leadDays);
  return { state: isSoon ? DueState.DUE_SOON : DueState.CURRENT, dueOn, overdueFrom };
}

function overdueAfter({ graceDays }: Requirement, dueOn: LocalDate): LocalDate {
  return addDays(dueOn, graceDays + 1);
}

/** The first day on which the soldier had to do it: the latest of the days that made it apply to them. */
function askedFrom(
  { inForceFrom, grades }: Requirement,
  { arrivesOn, madeOn, dor }: DuePerson,
  excusedUntil: LocalDate | null,
): LocalDate {
  const days = [
    arrivesOn ?? madeOn,
    // A promotion can bring requirements that only some grades have.
    ...(grades.length > 0 && dor !== null ? [dor] : []),
    ...(excusedUntil === null ? [] : [addDays(excusedUntil, 1)]),
  ];
  return days.reduce((latest, day) => (day > latest ? day : latest), inForceFrom);
}
