import type { PipelineStage } from 'mongoose';
import { HistoryAction, HistorySubject } from '../../domain/history.ts';
import { instantOf } from '../../domain/hourOfDay.ts';
import { addDays, compareDays, type LocalDate, toStoredDate } from '../../domain/localDate.ts';
import { comingDays as comingDaysOf, WEEK_DAYS } from '../../domain/record/comingDays.ts';
import { etsStatus, isPastEts } from '../../domain/record/ets.ts';
import { fullGivenNames } from '../../domain/record/givenNames.ts';
import { asksGraduation, GRADUATION_ASKED_DAYS } from '../../domain/record/graduation.ts';
import { lossOf } from '../../domain/record/losses.ts';
import { DepartureReason } from '../../domain/record/membership.ts';
import { netChanges, RECENT_DAYS } from '../../domain/record/recentChanges.ts';
import { isOver } from '../../domain/record/school.ts';
import type { UnitDay } from '../api/context.ts';
import { HistoryModel } from '../history/history.model.ts';
import { unitTimeZone } from '../operations/unitClock.ts';
import type { School } from '../records/schools/school.model.ts';
import { toSchoolType } from '../records/schools/schoolFields.ts';
import { toDataIssue } from '../records/soldiers/dataIssue.type.ts';
import { DUE_RECORDS } from '../records/soldiers/dueRecord.ts';
import { departed, inUnit, notDeparted, STAY, stayOf } from '../records/soldiers/inUnit.ts';
import { BY_POSITION, type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { dataIssuesOf, day } from '../records/soldiers/soldierFields.ts';
import { NAMED, nameAmong } from '../records/soldiers/soldierNames.ts';
import { IN_ONE_BATCH } from '../store/storedModel.ts';
import { firstDayProblems, requirementsWithFirstDays } from './firstDays.ts';
import type {
  ComingDayType,
  DataToComplete,
  EtsList,
  RecentChanges,
  ListedSoldier,
  SchoolsListRow,
} from './lists.type.ts';

/** The fields that identify a person in a list's row. */
export const LISTED = { ...NAMED, section: 1, ets: 1, ...STAY } as const;
export type ListedRecord = Pick<Soldier, '_id' | keyof typeof LISTED>;

/**
 * Upcoming and past ETS dates, how many people have none, and who leaves soon (Spec 15). People who left for their ETS stay
 * among the past ones (Spec 15.3). Two database commands.
 */
export async function etsList({ today, unit }: UnitDay): Promise<EtsList> {
  const isHere = inUnit(today);
  const leftForEts = { 'departure.reason': DepartureReason.ETS, ets: { $lt: toStoredDate(today) }, ...departed(today) };
  const people = await SoldierModel.find({ $or: [isHere, leftForEts] }, { ...LISTED, etsIndefinite: 1 })
    .sort({ ets: 1, sortName: 1, _id: 1 })
    .lean();
  const listed = listedAmong(people, today);
  const { policy } = await unit();
  const rows = people.flatMap((person) => {
    const ets = day(person.ets);
    if (ets === null && !person.etsIndefinite) return [];
    const { past, isWithinYear, words } = etsStatus(ets, policy, today);
    return [{ past, row: { soldier: listed(person), ets, words, isWithinYear } }];
  });
  const upcoming = rows.filter(({ past }) => !past).map(({ row }) => row);
  return {
    // The store sorts people without a date first.
    upcoming: [...upcoming.filter(({ ets }) => ets !== null), ...upcoming.filter(({ ets }) => ets === null)],
    past: rows.filter(({ past }) => past).map(({ row }) => row),
    notEntered: people.length - rows.length,
    losses: people
      .flatMap((person) => {
        const loss = lossOf({ ets: day(person.ets), lastDay: stayOf(person).lastDay }, today);
        return loss === null ? [] : [{ soldier: listed(person), ...loss }];
      })
      .sort((one, other) => compareDays(one.on, other.on)),
  };
}

/** The fields that the rules for data issues check. */
const DATA_FIELDS = {
  grade: 1,
  acftScore: 1,
  m4Qual: 1,
  pebd: 1,
  dor: 1,
  etsIndefinite: 1,
  acftTest: 1,
  m4Test: 1,
  acftOn: 1,
  m4On: 1,
} as const;

/**
 * Everybody whose record has something odd or missing on a day, by position in the unit, then name (Spec 10.2). Two database commands, three with
 * requirements.
 */
export async function dataToComplete(asked: UnitDay): Promise<DataToComplete[]> {
  const { today, unit } = asked;
  const requirements = await requirementsWithFirstDays(asked);
  const people = await SoldierModel.find(inUnit(today), {
    ...LISTED,
    ...DATA_FIELDS,
    ...(requirements.length > 0 && DUE_RECORDS),
  })
    .sort(BY_POSITION)
    .lean();
  const listed = listedAmong(people, today);
  const { policy } = await unit();
  return people.flatMap((person) => {
    const dataIssues = [
      ...dataIssuesOf(person, policy, today).map((dataIssue) => toDataIssue(dataIssue, policy)),
      ...firstDayProblems(requirements, person, today),
    ];
    return dataIssues.length === 0 ? [] : [{ soldier: listed(person), dataIssues }];
  });
}

/** What tells that somebody graduated. */
const GRADUATE = { blcComplete: 1, alcComplete: 1, slcComplete: 1, jfoQualified: 1 } as const;
type SchoolRecord = ListedRecord & Pick<Soldier, keyof typeof GRADUATE>;

/** One row per person and school; `schools` is then that school. */
const schoolsPipeline = (today: LocalDate): PipelineStage[] => [
  { $match: inUnit(today) },
  { $project: { ...LISTED, ...GRADUATE, schools: 1 } },
  { $unwind: '$schools' },
  {
    $sort: {
      'schools.startDate': 1,
      'schools.endDate': 1,
      sortName: 1,
      _id: 1,
      'schools.id': 1,
    },
  },
];

/** Everybody's schools by their first day, including those that are over (Spec 14.5). One database command. */
export async function schoolsList(today: LocalDate): Promise<SchoolsListRow[]> {
  const rows = await SoldierModel.aggregate<SchoolRecord & { schools: School }>(schoolsPipeline(today)).option({
    batchSize: IN_ONE_BATCH,
  });
  const people = new Map(rows.map((row) => [row._id, row]));
  const listed = listedAmong([...people.values()], today);
  return rows.map(({ schools, ...person }) => {
    const school = toSchoolType(schools);
    return {
      soldier: listed(person),
      school,
      isOver: isOver(school, today),
      asksGraduation: asksGraduation(school, person, today),
    };
  });
}

/** How many schools in the unit are asked about. One database command. */
export async function openGraduations(today: LocalDate): Promise<number> {
  const ended = { $gt: toStoredDate(addDays(today, -GRADUATION_ASKED_DAYS - 1)), $lt: toStoredDate(today) };
  const found = { ...inUnit(today), 'schools.endDate': ended };
  const people = await SoldierModel.find(found, { ...GRADUATE, schools: 1 }).lean();
  const asked = people.flatMap((person) =>
    person.schools.filter((school) => asksGraduation(toSchoolType(school), person, today)),
  );
  return asked.length;
}

/**
 * Matches the entries that the brief may report. If staff approve a claim to a staff role, or decline it and take the place away, that is a
 * change of rights.
 */
const OF_RECORD_OR_CLAIM = {
  $or: [{ subject: HistorySubject.RECORD }, { subject: HistorySubject.RIGHTS, 'changes.field': 'awaitsStaffApproval' }],
};

/**
 * The people whose record is new or differs from before the day RECENT_DAYS days ago, the latest change first. An entry that a crash left in its
 * record is missing until it is moved. Two database commands.
 */
export async function recentChanges(today: LocalDate): Promise<RecentChanges[]> {
  const since = instantOf(addDays(today, -RECENT_DAYS), 0, unitTimeZone());
  const entries = await HistoryModel.find(
    { at: { $gt: since }, ...OF_RECORD_OR_CLAIM },
    { soldierId: 1, action: 1, changes: 1 },
  )
    .sort({ at: 1, _id: 1 })
    .lean();
  // In the order of their last entries, because a map keeps the order in which keys were set.
  const entriesOf = new Map<string, typeof entries>();
  for (const entry of entries) {
    const earlier = entriesOf.get(entry.soldierId) ?? [];
    entriesOf.delete(entry.soldierId);
    entriesOf.set(entry.soldierId, [...earlier, entry]);
  }
  const ids = [...entriesOf.keys()].toReversed();
  const people = await SoldierModel.find({ ...inUnit(today), _id: { $in: ids } }, LISTED).lean();
  const personOf = new Map(people.map((person) => [person._id, person]));
  const listed = listedAmong(people, today);
  return ids.flatMap((id) => {
    const person = personOf.get(id);
    const own = entriesOf.get(id) ?? [];
    const isNew = own.some(({ action }) => action === HistoryAction.ADDED);
    const changes = isNew ? [] : netChanges(own.flatMap((entry) => entry.changes));
    return person && (isNew || changes.length > 0) ? [{ soldier: listed(person), isNew, changes }] : [];
  });
}

/**
 * What happens to people in the week that begins today. It reads only people who have a day in it. One database command.
 */
export async function comingDays(today: LocalDate): Promise<ComingDayType[]> {
  const week = { $gt: toStoredDate(addDays(today, -1)), $lt: toStoredDate(addDays(today, WEEK_DAYS)) };
  const fields = ['ets', 'arrivesOn', 'departure.lastDay', 'schools.startDate', 'schools.endDate'];
  const people = await SoldierModel.find(
    { ...notDeparted(today), $or: fields.map((field) => ({ [field]: week })) },
    { ...NAMED, ...STAY, ets: 1, schools: 1 },
  )
    .sort({ sortName: 1, _id: 1 })
    .lean();
  const nameOf = nameAmong(people);
  return people
    .flatMap((person) => {
      const { ets, schools } = person;
      const coming = comingDaysOf({ ...stayOf(person), ets: day(ets), schools: schools.map(toSchoolType) }, today);
      return coming.map((one) => ({ soldier: nameOf(person), ...one }));
    })
    .sort((one, other) => compareDays(one.on, other.on));
}

/** How a list shows a person among these people. */
export function listedAmong(
  people: readonly ListedRecord[],
  today: LocalDate,
): (person: ListedRecord) => ListedSoldier {
  const givenName = fullGivenNames(people);
  return (person) => {
    const { _id: id, rank, firstName, lastName, section, ets } = person;
    const { lastDay } = stayOf(person);
    return {
      id,
      rank,
      firstName,
      lastName,
      section,
      givenName: givenName(person),
      pastEts: isPastEts(day(ets), today),
      leftOn: lastDay !== null && lastDay < today ? lastDay : null,
    };
  };
}
