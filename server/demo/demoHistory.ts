import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { addDays, addMonths, fromStoredDate, type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { keysOf, partOf } from '../../domain/objects.ts';
import { leaderOf } from '../../domain/record/leader.ts';
import { Role, Team } from '../../domain/values.ts';
import type { Comment } from '../comments/comment.model.ts';
import { entryFor } from '../due/storedEvents.ts';
import { type Act, changesBetween, historyEntry } from '../history/entry.ts';
import type { HistoryEntry } from '../history/history.model.ts';
import { schoolEntry } from '../records/schools/school.service.ts';
import type { Soldier } from '../records/soldiers/soldier.model.ts';
import type { CountedSoldier } from '../snapshots/snapshot.service.ts';
import { DEMO_REQUIREMENTS } from './demoDues.ts';
import { EARLIER } from './demoSnapshots.ts';

/** How many days of events the demonstration's history has. */
const EVENT_DAYS = 90;
/** When the first records were made, in months before today; later for people who came later. */
const FIRST_MONTHS = 18;
/** When a school was entered, in days before its first. */
const SCHOOL_ENTERED = 40;
/** When a departure was entered, in days before the last. */
const DEPARTURE_ENTERED = 14;
/** When the expected soldier's record was made, in days before today. */
const EXPECTED_SINCE = 20;
const MINUTE_MS = 60_000;

type Person = Omit<CountedSoldier, 'dues'> &
  Pick<Soldier, '_id' | 'awaitsStaffApproval' | 'team' | 'schools'> &
  Partial<Pick<Soldier, 'dues' | 'departure' | 'arrivesOn'>>;
/** Makes the act of a day, so many minutes after the first of that day. */
type ActOn = (day: LocalDate, minutes: number) => Act;

/** The history of the demonstration's people, as if their leaders had made these changes. */
export function demoHistory(
  people: readonly Person[],
  comments: readonly Comment[],
  today: LocalDate,
  now: Date,
): HistoryEntry[] {
  const leaders = people.filter(({ departure }) => !departure).map((person) => ({ ...person, id: person._id }));
  const ofPeople = people.flatMap((person, index) => {
    const actorId = leaderOf({ ...person, id: person._id }, leaders)?.id ?? person._id;
    const actOn: ActOn = (day, minutes) => {
      // At another time of day for each, and never ahead.
      const at = toStoredDate(day).getTime() + (index * 7 + minutes) * MINUTE_MS;
      return { actorId, at: new Date(Math.min(at, now.getTime())) };
    };
    const madeOn = madeOnOf(person, today);
    return [
      ...changesOf(person, actOn, madeOn, today),
      ...schoolsOf(person, actOn, today),
      ...eventsOf(person, actOn, madeOn, today),
    ];
  });
  return [...ofPeople, ...comments.map(commentEntry)];
}

/** When the record was made. Nobody was here before they served. */
function madeOnOf({ lastName, pebd, arrivesOn }: Person, today: LocalDate): LocalDate {
  if (arrivesOn) return addDays(today, -EXPECTED_SINCE);
  const came = EARLIER.find(([name, , was]) => name === lastName && was === null);
  if (came) return addDays(today, -came[1]);
  const first = addMonths(today, -FIRST_MONTHS);
  const served = pebd === null ? first : fromStoredDate(pebd);
  return served > first ? served : first;
}

/** That the record was made, what was changed in it, and that the soldier leaves. */
function changesOf(person: Person, actOn: ActOn, madeOn: LocalDate, today: LocalDate): HistoryEntry[] {
  const { departure } = person;
  const of = (action: HistoryAction, act: Act, before: object | null, after: object | null) =>
    historyEntry(act, {
      soldierId: person._id,
      subject: HistorySubject.RECORD,
      action,
      changes: changesBetween(before, after),
    });
  const own = EARLIER.filter(([name]) => name === person.lastName);
  return [
    of(HistoryAction.ADDED, actOn(madeOn, 0), null, null),
    ...own.flatMap(([, daysAgo, was]) => {
      // What the rifle's events say isn't typed.
      const { m4Qual: _, ...typed } = was ?? {};
      const before = { ...typed, ...(typed.section && { team: Team.UNASSIGNED, role: Role.UNASSIGNED }) };
      const after = partOf(person, keysOf(before));
      return keysOf(before).length === 0
        ? []
        : [of(HistoryAction.CHANGED, actOn(addDays(today, -daysAgo), 90), before, after)];
    }),
    ...(departure
      ? [
          of(HistoryAction.CHANGED, actOn(addDays(fromStoredDate(departure.lastDay), -DEPARTURE_ENTERED), 60), null, {
            lastDay: departure.lastDay,
            departureReason: departure.reason,
          }),
        ]
      : []),
  ];
}

/** When each school was entered, and that the soldier graduated. */
function schoolsOf({ _id, schools }: Person, actOn: ActOn, today: LocalDate): HistoryEntry[] {
  return schools.flatMap(({ graduated, ...school }) => {
    const entered = [addDays(fromStoredDate(school.startDate), -SCHOOL_ENTERED), addDays(today, -8)].sort()[0] ?? today;
    const added = schoolEntry(actOn(entered, 30), _id, HistoryAction.ADDED, null, school);
    if (graduated === undefined) return [added];
    const answered = actOn(fromStoredDate(school.endDate), 89);
    return [added, schoolEntry(answered, _id, HistoryAction.CHANGED, school, { ...school, graduated })];
  });
}

/** The events of the last days, and what the rifle's said in the record. */
function eventsOf({ _id, dues = [] }: Person, actOn: ActOn, madeOn: LocalDate, today: LocalDate): HistoryEntry[] {
  return dues.flatMap((due) => {
    const day = fromStoredDate(due.doneOn);
    const requirement = DEMO_REQUIREMENTS.find(({ id }) => id === due.requirementId);
    if (day < addDays(today, -EVENT_DAYS) || requirement === undefined) return [];
    // What somebody did before they came was entered when they came.
    const act = { ...actOn(day < madeOn ? madeOn : day, 120), actorId: due.byId };
    const entered = entryFor(act, _id, requirement, HistoryAction.ADDED, null, due);
    const before = dues.find(({ doneOn, requirementId, forRecord, score }) =>
      [requirementId === due.requirementId, forRecord, doneOn < due.doneOn, score !== due.score].every(Boolean),
    );
    if (!due.forRecord || due.score === null || before === undefined) return [entered];
    const changes = changesBetween({ m4Qual: before.score }, { m4Qual: due.score });
    const followed = { soldierId: _id, subject: HistorySubject.RECORD, action: HistoryAction.CHANGED, changes };
    return [entered, historyEntry(act, followed)];
  });
}

function commentEntry({ _id, soldierId, commentorId, category, text, timestamp }: Comment): HistoryEntry {
  return historyEntry(
    { actorId: commentorId, at: timestamp },
    {
      soldierId,
      subject: HistorySubject.COMMENT,
      action: HistoryAction.ADDED,
      subjectId: _id,
      subjectName: category,
      changes: changesBetween(null, { category, text }),
    },
  );
}
