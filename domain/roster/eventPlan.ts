/** Plans an import of requirement events: what each row enters, or what is wrong with it (Spec 24.5 and 24.6). */
import { followingFields } from '../due/follow.ts';
import { type DueEvent, type Requirement, isSameEvent, requirementsInUse } from '../due/requirements.ts';
import { resultText } from '../due/resultText.ts';
import { countingEvent } from '../due/states.ts';
import { effectText } from '../due/typedResult.ts';
import { ImportOutcome } from '../imports/importOutcome.ts';
import { rowNumbers } from '../imports/rowNumbers.ts';
import { formatDay, type LocalDate } from '../localDate.ts';
import type { FieldRules } from '../policy/unit.ts';
import { eachOf, type Steps } from '../steps.ts';
import { dodIdsAmong } from './dodIds.ts';
import { type EventTexts, readEvent, type ReadEvent, requirementNamed } from './eventRow.ts';
import { nameProblems } from './namesakes.ts';
import { personOf, type PlannedRosterRow, type RosterPerson, stateOf, withNameInPlace } from './rosterPlan.ts';
import { readRosterRow, type RosterRow } from './rosterRow.ts';
import { matchesAmong } from './samePerson.ts';

/** A person with their existing events. */
type PersonWithEvents = RosterPerson & { readonly dues: readonly (DueEvent & { readonly requirementId: string })[] };

/** A row as read, before the rows are compared with each other. */
type ReadRow = {
  readonly plan: PlannedRosterRow;
  readonly person: PersonWithEvents | null;
  readonly read: ReadEvent | null;
};

/**
 * What every row of a file of events would enter, one row per step. A row never makes a person. Its name is the name of a record, probably one
 * in another spelling (staff decide), or nobody's. An event that exists already, or is in an earlier row, isn't entered again. Two events are
 * the same if requirement, day, result, record or diagnostic, and entered due day are equal. Retired requirements take no new events from files,
 * because another may have the name now.
 * @param people all records of people who haven't left, including expected ones, with their events in the order of entry
 */
export function* planEvents(
  rows: readonly RosterRow[],
  people: readonly PersonWithEvents[],
  requirements: readonly Requirement[],
  unit: FieldRules,
  today: LocalDate,
): Steps<PlannedRosterRow[]> {
  const matchesOf = yield* matchesAmong(people);
  const byId = new Map(people.map((person) => [person.id, person]));
  const dodIds = dodIdsAmong(people, [], unit);
  const numbers = rowNumbers(rows);
  const read = yield* eachOf(rows, (given, index): ReadRow => {
    const row = numbers[index] ?? index + 1;
    const { values: written } = readRosterRow(dodIds.whole(given), unit, today);
    const values = withNameInPlace(written, matchesOf);
    // Problems of a DoD ID that nobody has don't count, because an event doesn't assign one.
    const { before: owner, problems: contradictions, ...byName } = dodIds.personOf(values, matchesOf(values), row);
    const { before, twins, candidates } = owner
      ? { before: owner, twins: [], candidates: [] }
      : personOf({ ...given, isNew: false }, values, byName.matches);
    const person = byId.get(before?.id ?? '') ?? null;
    const { event, problems } = readEventOf(person, given.event ?? {}, requirements, today);
    const isNobody = before === null && twins.length === 0 && (candidates.length === 0 || given.isNew === true);
    const all = [
      ...(isNobody ? [{ field: 'lastName', message: candidates.length > 0 ? LEFT_OUT : NOBODY }] : []),
      ...nameProblems(twins, undefined),
      ...(owner ? contradictions : []),
      ...problems,
    ];
    const { firstName, middleName, lastName } = values;
    const plan = {
      row,
      says: { firstName, middleName, lastName },
      before,
      after: null,
      event: event && all.length === 0 ? { ...event, text: whatText(event) } : null,
      outcome: all.length > 0 ? ImportOutcome.REFUSED : ImportOutcome.ASKED,
      problems: all,
      warnings: [],
      candidates: all.length > 0 ? [] : candidates,
      hint: candidates.length > 0 ? byName.hint : null,
    };
    return { plan, person, read: all.length > 0 ? null : event };
  });
  return yield* entered(read, today);
}

/** The event of a row: an existing one, even of a retired requirement, or a new one of a requirement in use. */
function readEventOf(
  person: PersonWithEvents | null,
  texts: EventTexts,
  requirements: readonly Requirement[],
  today: LocalDate,
): ReturnType<typeof readEvent> {
  const isThere = (read: ReadEvent): boolean =>
    (person?.dues ?? []).some((due) => due.requirementId === read.requirement.id && isEntered(due, read));
  const inUse = requirementsInUse(requirements);
  const read = readEvent(texts, inUse, today, isThere);
  if (read.event && isThere(read.event)) return read;
  const name = texts.requirement ?? '';
  const retired = requirements.filter(
    (requirement) => requirement.retiredOn !== null && requirementNamed([requirement], name) !== null,
  );
  for (const requirement of retired) {
    const known = readEvent(texts, [requirement], today, isThere);
    if (known.event && isThere(known.event)) return known;
  }
  const [first] = retired;
  if (!first || requirementNamed(inUse, name)) return read;
  return {
    event: null,
    problems: [{ field: 'requirement', message: `${first.name} is retired, so files can't add events to it.` }],
  };
}

const NOBODY = 'Nobody in the unit has this name.';
const LEFT_OUT = 'Left out: this is nobody in the unit.';

/** The rows with the effect of their events and of the fields that follow them, once all are entered. */
function* entered(rows: readonly ReadRow[], today: LocalDate): Steps<PlannedRosterRow[]> {
  const eventsOf = new Map<string, readonly DueEvent[]>();
  const isThere = yield* eachOf(
    rows,
    ({ person, read }): { given: DueEvent; others: readonly DueEvent[]; key: string } | null => {
      if (person === null || read === null) return null;
      const key = `${person.id} ${read.requirement.id}`;
      const others =
        eventsOf.get(key) ?? person.dues.filter(({ requirementId }) => requirementId === read.requirement.id);
      const isKnown = others.some((other) => isEntered(other, read));
      eventsOf.set(key, isKnown ? others : [...others, read.given]);
      return { given: read.given, others, key };
    },
  );
  return yield* eachOf(rows, ({ plan, person, read }, index): PlannedRosterRow => {
    const place = isThere[index];
    if (person === null || read === null || !place) return plan;
    const { requirement, given, leftDue } = read;
    const what = whatText(read);
    if (place.others.some((other) => isEntered(other, read))) {
      const event = { ...read, text: `${what} Already entered.` };
      return { ...plan, outcome: ImportOutcome.UNCHANGED, after: stateOf(person), event };
    }
    const counts = countingEvent(eventsOf.get(place.key) ?? [], today) === given;
    const follows = counts ? followingFields(requirement, given) : {};
    const sameDay = place.others.filter(
      (other) => other.doneOn === given.doneOn && other.forRecord === given.forRecord,
    );
    const notes = [
      given.forRecord ? null : "Diagnostic, so it doesn't count.",
      counts || !given.forRecord ? null : 'Not the latest event, so it changes nothing else.',
      leftDue === undefined ? null : `The due date is calculated. The file's ${formatDay(leftDue)} is ignored.`,
      sameDay.length === 0 ? null : `There is also ${othersText(read, sameDay)} on that day.`,
    ].filter((note) => note !== null);
    return {
      ...plan,
      outcome: ImportOutcome.ADDED,
      after: { ...stateOf(person), ...follows },
      event: { ...read, text: [what, ...notes].join(' ') },
    };
  });
}

/** Whether an event is the one in a row. A due day that the requirement's cycle doesn't use is ignored. */
function isEntered(event: DueEvent, { given }: ReadEvent): boolean {
  return isSameEvent(event, given) && (given.expiresOn === null || event.expiresOn === given.expiresOn);
}

/** `03 MAR 2026 M4 · 38: passes.`, `03 MAR 2026 Evaluation · Done, due again on 03 MAR 2027.` */
function whatText({ requirement, given }: ReadEvent): string {
  const dueAgain = given.expiresOn === null ? '' : `, ${dueAgainText(given.expiresOn)}`;
  return `${formatDay(given.doneOn)} ${requirement.name} · ${effectText(requirement, given)}${dueAgain}.`;
}

/** The most other events of a day that the text lists. */
const MOST_OTHERS = 10;

function othersText(read: ReadEvent, others: readonly DueEvent[]): string {
  const told = others.slice(0, MOST_OTHERS).map((other) => otherText(read, other));
  const left = others.length - told.length;
  return [...told, ...(left > 0 ? [`${left} more`] : [])].join(', ');
}

/** Another event on the row's day: `30`, `one due again on 03 MAR 2026`. */
function otherText({ requirement, given }: ReadEvent, other: DueEvent): string {
  const result = resultText(requirement, other) ?? 'one';
  return given.expiresOn === null || other.expiresOn === null ? result : `${result} ${dueAgainText(other.expiresOn)}`;
}

function dueAgainText(day: LocalDate): string {
  return `due again on ${formatDay(day)}`;
}
