/** The state of a requirement for a soldier on any day, also one ahead: computed from the events, never stored (Spec 23.9). */
import { addDays, type LocalDate } from '../localDate.ts';
import type { Grade, Role } from '../values.ts';
import { CYCLES } from './cycles.ts';
import { type DueEvent, type Requirement, hasFailed, isInUse } from './requirements.ts';

export const DueState = {
  /** The event that counts is below the mark: due at once. */
  FAILED: 'FAILED',
  /** Its day and its days of grace are over. */
  OVERDUE: 'OVERDUE',
  /** Done before, and due within its days of lead, or late and within its days of grace. */
  DUE_SOON: 'DUE_SOON',
  /** Never done, and not overdue yet. */
  TO_DO: 'TO_DO',
  EXCUSED: 'EXCUSED',
  CURRENT: 'CURRENT',
  NOT_REQUIRED: 'NOT_REQUIRED',
} as const;
export type DueState = (typeof DueState)[keyof typeof DueState];

/** The states in the order of their urgency. */
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

/** What a record says about whether a requirement is asked, and since when. */
export type DuePerson = {
  readonly grade: Grade;
  readonly role: Role;
  readonly dor: LocalDate | null;
  /** The gain date; null for somebody who has always been there. */
  readonly arrivesOn: LocalDate | null;
  /** The day the record was made. */
  readonly madeOn: LocalDate;
};

/** What a record keeps about one requirement. */
export type KeptOfRequirement = {
  /** In the order in which they were entered. */
  readonly events: readonly DueEvent[];
  /** The last day of the excuse; null without one. */
  readonly excusedUntil: LocalDate | null;
  /** The day that staff entered for what was never done, for a requirement with fixed days; null without one. */
  readonly firstDueOn: LocalDate | null;
};

/** How a requirement stands with a soldier on a day. */
export type Due = {
  readonly state: DueState;
  /** The last day on which it is met, or by which it is to be done; the day of the event where that failed; null where no day says so. */
  readonly dueOn: LocalDate | null;
  /** The first day on which it is overdue, after its days of grace; null where no day says so. */
  readonly overdueFrom: LocalDate | null;
  /** The last day of an excuse that holds; null without one. */
  readonly excusedUntil: LocalDate | null;
  /** The day of the event that counts; null where it was never done. */
  readonly doneOn: LocalDate | null;
};

/** Whether a requirement is past its day, and within its days of grace. */
export function isLate({ state, dueOn }: Pick<Due, 'state' | 'dueOn'>, on: LocalDate): boolean {
  return (state === DueState.DUE_SOON || state === DueState.TO_DO) && dueOn !== null && dueOn < on;
}

/** Whether a requirement is asked of somebody on a day. */
export function applies(requirement: Requirement, { grade, role }: DuePerson, day: LocalDate): boolean {
  const { grades, roles } = requirement;
  if (!isInUse(requirement, day)) return false;
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

/** How a requirement stands with a soldier on a day: the first that fits of not required, excused, failed, overdue, to do, due soon and current. */
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

/** Since when what was never done is asked of somebody: the latest of the days that brought it to them. */
function askedFrom(
  { inForceFrom, grades }: Requirement,
  { arrivesOn, madeOn, dor }: DuePerson,
  excusedUntil: LocalDate | null,
): LocalDate {
  const days = [
    arrivesOn ?? madeOn,
    // A promotion brings what is asked of some grades alone.
    ...(grades.length > 0 && dor !== null ? [dor] : []),
    ...(excusedUntil === null ? [] : [addDays(excusedUntil, 1)]),
  ];
  return days.reduce((latest, day) => (day > latest ? day : latest), inForceFrom);
}
