import { isPastEts } from '../../domain/record/ets.ts';
import { gauge, GAUGES } from '../../domain/record/gauges.ts';
import { givenNames } from '../../domain/record/givenNames.ts';
import { readiness } from '../../domain/record/readiness.ts';
import { listsOf, listTitle, type Policy } from '../../domain/policy/policy.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import type { UnitDay } from '../api/context.ts';
import { inUnit } from '../records/soldiers/inUnit.ts';
import { BY_POSITION, type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { dataProblemsOf, day } from '../records/soldiers/soldierFields.ts';
import { NAMED } from '../records/soldiers/soldierNames.ts';
import { IN_ONE_BATCH } from '../store/inOneBatch.ts';
import type { ReadinessListing, ReadinessOverview, StrengthGauge } from './readiness.type.ts';

/** What the gauges and lists look at in a record, and show of it. */
export const OVERVIEW_FIELDS = {
  ...NAMED,
  section: 1,
  grade: 1,
  pebd: 1,
  dor: 1,
  ets: 1,
  acftPass: 1,
  m4Qual: 1,
  dlc1Complete: 1,
  blcComplete: 1,
  dlc2Complete: 1,
  alcComplete: 1,
  dlc3Complete: 1,
  slcComplete: 1,
  jfoQualified: 1,
  driversLicense: 1,
  etsIndefinite: 1,
  acftScore: 1,
  acftTest: 1,
  m4Test: 1,
  m4Passed: 1,
} as const;

/** A record as it is read for the overview. */
export type OverviewRow = Pick<Soldier, '_id' | keyof typeof OVERVIEW_FIELDS>;

/**
 * The gauges and lists of the overview on a day (Requirements 2, Admin, Overview). Two database commands while the people's answer fits a batch of 16 MB,
 * as up to some 50,000 people's does.
 */
export async function readinessOverview({ today, unit }: UnitDay): Promise<ReadinessOverview> {
  const rows: OverviewRow[] = await SoldierModel.find(inUnit(today), OVERVIEW_FIELDS)
    .sort(BY_POSITION)
    .batchSize(IN_ONE_BATCH)
    .lean();
  const { policy } = await unit();
  const toComplete = rows.filter((row) => dataProblemsOf(row, policy, today).length > 0).length;
  return { gauges: gaugesOf(rows, policy), lists: listingsOf(rows, policy, today), toComplete };
}

function gaugesOf(rows: readonly OverviewRow[], policy: Policy): StrengthGauge[] {
  return GAUGES.map((one) => {
    const { section } = one;
    const filled = section === null ? rows.length : rows.filter((row) => row.section === section).length;
    return { ...gauge(one, filled, policy), section };
  });
}

function listingsOf(rows: readonly OverviewRow[], policy: Policy, today: LocalDate): ReadinessListing[] {
  const givenName = givenNames(rows);
  const findings = rows.flatMap((row) => {
    const { _id: id, rank, lastName, section } = row;
    const person = { id, rank, lastName, section, givenName: givenName(row), pastEts: isPastEts(day(row.ets), today) };
    const all = readiness({ ...row, pebd: day(row.pebd), dor: day(row.dor) }, policy, today);
    return all.filter(({ listed }) => listed).map((reason) => ({ ...person, reason }));
  });
  return listsOf(policy).map((list) => ({
    list,
    title: listTitle(list, policy),
    people: findings.filter(({ reason }) => reason.list === list),
  }));
}
