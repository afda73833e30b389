import type { PipelineStage } from 'mongoose';
import { etsStatus, isPastEts } from '../../domain/record/ets.ts';
import { fullGivenNames } from '../../domain/record/givenNames.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import type { UnitDay } from '../api/context.ts';
import { isOver } from '../../domain/record/school.ts';
import { IN_ONE_BATCH } from '../store/inOneBatch.ts';
import type { School } from '../records/schools/school.model.ts';
import { toDataProblem } from '../records/soldiers/dataProblem.type.ts';
import { BY_POSITION, type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { dataProblemsOf, day } from '../records/soldiers/soldierFields.ts';
import { toSchoolType } from '../records/schools/schoolFields.ts';
import { NAMED } from '../records/soldiers/soldierNames.ts';
import type { DataToComplete, EtsReport, ReportedSoldier, SchoolsReportRow } from './report.type.ts';

/** What a report reads about whom a row is. */
const REPORTED = { ...NAMED, section: 1, ets: 1 } as const;
type ReportedRecord = Pick<Soldier, '_id' | keyof typeof REPORTED>;

/** Upcoming and past ETS dates, and how many have none (Requirements 2, Admin, ETS Time; Rule 23). Two database commands. */
export async function etsReport({ today, unit }: UnitDay): Promise<EtsReport> {
  const people = await SoldierModel.find({}, { ...REPORTED, etsIndefinite: 1 })
    .sort({ ets: 1, sortName: 1, _id: 1 })
    .batchSize(IN_ONE_BATCH)
    .lean();
  const reported = reportedAmong(people, today);
  const { policy } = await unit();
  const rows = people.flatMap((person) => {
    const ets = day(person.ets);
    if (ets === null && !person.etsIndefinite) return [];
    const { past, isWithinYear, words } = etsStatus(ets, policy, today);
    return [{ past, row: { soldier: reported(person), ets, words, isWithinYear } }];
  });
  const upcoming = rows.filter(({ past }) => !past).map(({ row }) => row);
  return {
    // The store sorts those without a date first.
    upcoming: [...upcoming.filter(({ ets }) => ets !== null), ...upcoming.filter(({ ets }) => ets === null)],
    past: rows.filter(({ past }) => past).map(({ row }) => row),
    notEntered: people.length - rows.length,
  };
}

/** What the policy on the data of a record look at. */
const DATA_FIELDS = {
  grade: 1,
  acftScore: 1,
  m4Qual: 1,
  pebd: 1,
  dor: 1,
  etsIndefinite: 1,
  acftTest: 1,
  m4Test: 1,
} as const;

/** Whoever's record has something odd or missing on a day, by position in the unit, then name (Rule 23). Two database commands. */
export async function dataToComplete({ today, unit }: UnitDay): Promise<DataToComplete[]> {
  const people = await SoldierModel.find({}, { ...REPORTED, ...DATA_FIELDS })
    .sort(BY_POSITION)
    .batchSize(IN_ONE_BATCH)
    .lean();
  const reported = reportedAmong(people, today);
  const { policy } = await unit();
  return people.flatMap((person) => {
    const problems = dataProblemsOf(person, policy, today).map((problem) => toDataProblem(problem, policy));
    return problems.length === 0 ? [] : [{ soldier: reported(person), problems }];
  });
}

/** A person once for each school; `schools` then is that school. */
const SCHOOLS_PIPELINE: PipelineStage[] = [
  { $project: { ...REPORTED, schools: 1 } },
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

/** Everybody's schools by their first day, those that are over too (Requirements 2, Admin, Schools). One database command. */
export async function schoolsReport(today: LocalDate): Promise<SchoolsReportRow[]> {
  const rows = await SoldierModel.aggregate<ReportedRecord & { schools: School }>(SCHOOLS_PIPELINE).option({
    batchSize: IN_ONE_BATCH,
  });
  const people = new Map(rows.map((row) => [row._id, row]));
  const reported = reportedAmong([...people.values()], today);
  return rows.map(({ schools, ...person }) => {
    const school = toSchoolType(schools);
    return { soldier: reported(person), school, isOver: isOver(school, today) };
  });
}

/** What a report says about whom a row is, where it is about these people. */
function reportedAmong(
  people: readonly ReportedRecord[],
  today: LocalDate,
): (person: ReportedRecord) => ReportedSoldier {
  const givenName = fullGivenNames(people);
  return (person) => {
    const { _id: id, rank, firstName, lastName, section, ets } = person;
    return {
      id,
      rank,
      firstName,
      lastName,
      section,
      givenName: givenName(person),
      pastEts: isPastEts(day(ets), today),
    };
  };
}
