import type { PipelineStage } from 'mongoose';
import { etsStatus } from '../../domain/record/ets.ts';
import { fromStoredDate, type LocalDate } from '../../domain/localDate.ts';
import { isOver } from '../../domain/record/school.ts';
import { IN_ONE_BATCH } from '../store/inOneBatch.ts';
import type { School } from '../records/schools/school.model.ts';
import { type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { toSchoolType } from '../records/schools/schoolFields.ts';
import type { EtsReport, ReportedSoldier, SchoolsReportRow } from './report.type.ts';

type StoredName = Pick<Soldier, '_id' | 'rank' | 'firstName' | 'lastName' | 'section'>;

/** What a report says about whom a row is. */
const REPORTED = { rank: 1, firstName: 1, lastName: 1, section: 1 } as const;

/** Upcoming and past ETS dates (Requirements 2, Admin, ETS Time). One database command. */
export async function etsReport(today: LocalDate): Promise<EtsReport> {
  const people = await SoldierModel.find({ ets: { $ne: null } }, { ...REPORTED, ets: 1 })
    .sort({ ets: 1, sortName: 1, _id: 1 })
    .batchSize(IN_ONE_BATCH)
    .lean();
  const rows = people.flatMap(({ ets: stored, ...person }) => {
    if (stored === null) return [];
    const ets = fromStoredDate(stored);
    const { past, isWithinYear, words } = etsStatus(ets, today);
    return [{ past, row: { soldier: reported(person), ets, words, isWithinYear } }];
  });
  return {
    upcoming: rows.filter(({ past }) => !past).map(({ row }) => row),
    past: rows.filter(({ past }) => past).map(({ row }) => row),
  };
}

/** A person once for each school; `schools` then is that school. */
const SCHOOLS_PIPELINE: PipelineStage[] = [
  { $project: { ...REPORTED, sortName: 1, schools: 1 } },
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
  const rows = await SoldierModel.aggregate<StoredName & { schools: School }>(SCHOOLS_PIPELINE).option({
    batchSize: IN_ONE_BATCH,
  });
  return rows.map(({ schools, ...person }) => {
    const school = toSchoolType(schools);
    return { soldier: reported(person), school, isOver: isOver(school, today) };
  });
}

function reported({ _id: id, rank, firstName, lastName, section }: StoredName): ReportedSoldier {
  return { id, rank, firstName, lastName, section };
}
