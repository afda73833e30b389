import { LATEST_DATE } from '../../domain/constants.ts';
import type { Requirement } from '../../domain/due/requirements.ts';
import type { LocalDate } from '../../domain/localDate.ts';
import { listsOf, listTitle, type Policy } from '../../domain/policy/policy.ts';
import { dataIssues } from '../../domain/record/dataIssues.ts';
import { isPastEts } from '../../domain/record/ets.ts';
import { GAUGES } from '../../domain/record/gauges.ts';
import { givenNames } from '../../domain/record/givenNames.ts';
import type { Measure, Measures } from '../../domain/record/measures.ts';
import { finding, isListed } from '../../domain/record/readiness.ts';
import { partReadiness, readinessCounts as countsOf } from '../../domain/record/readinessCounts.ts';
import { scoreSpread } from '../../domain/record/scoreSpread.ts';
import { percentOf, type Share } from '../../domain/record/share.ts';
import type { Section } from '../../domain/values.ts';
import type { UnitDay } from '../api/context.ts';
import { Refusal } from '../api/refusal.ts';
import { DUE_RECORDS, type StoredDueRecord } from '../records/soldiers/dueRecord.ts';
import { inUnit } from '../records/soldiers/inUnit.ts';
import { BY_POSITION, type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { day } from '../records/soldiers/soldierFields.ts';
import { NAMED } from '../records/soldiers/soldierNames.ts';
import { firstDayProblems, requirementsWithFirstDays } from './firstDays.ts';
import type { ReadinessListing, ReadinessOverview, ReadinessShare, StrengthGauge } from './readiness.type.ts';
import type { ReadinessCounts } from './readinessCounts.type.ts';
import type { ScoreSpreads } from './scoreSpreads.type.ts';

/** The fields that the gauges and lists check and show. */
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
  acftOn: 1,
  m4On: 1,
} as const;

/**
 * The people in the unit on a day, as the overview judges them, by position. One database command.
 * @param requirements the requirements whose first day staff enter
 */
export async function overviewPeople(on: LocalDate, requirements: readonly Requirement[] = []) {
  const fields = { ...OVERVIEW_FIELDS, ...(requirements.length > 0 && DUE_RECORDS) };
  const rows = await SoldierModel.find(inUnit(on), fields)
    .sort(BY_POSITION)
    .lean<(Pick<Soldier, '_id' | keyof typeof OVERVIEW_FIELDS> & StoredDueRecord)[]>();
  return rows.map((row) => ({
    ...row,
    pebd: day(row.pebd),
    dor: day(row.dor),
    ets: day(row.ets),
    lacksFirstDay: firstDayProblems(requirements, row, on).length > 0,
  }));
}
type OverviewPerson = Awaited<ReturnType<typeof overviewPeople>>[number];

/**
 * The gauges and lists of the overview on a day (Spec 12). Two database commands, three with requirements, while the
 * people fit into one batch of 16 MB, which holds up to some 50,000.
 */
export async function readinessOverview(asked: UnitDay): Promise<ReadinessOverview> {
  const { today, unit } = asked;
  const people = await overviewPeople(today, await requirementsWithFirstDays(asked));
  const { policy } = await unit();
  const toComplete = people.filter(
    (person) => person.lacksFirstDay || dataIssues(person, policy, today).length > 0,
  ).length;
  return { gauges: gaugesOf(people, policy), lists: listingsOf(people, policy, today), toComplete };
}

function gaugesOf(people: readonly OverviewPerson[], policy: Policy): StrengthGauge[] {
  return GAUGES.map((one) => {
    const { section } = one;
    const own = section === null ? people : people.filter((person) => person.section === section);
    return withPercents(partReadiness(one, own, policy));
  });
}

/** Adds the percentages to the measures of a part of the unit. */
export function withPercents<Part extends Measures>(
  part: Part,
): Omit<Part, Measure> & Readonly<Record<Measure, ReadinessShare>> {
  const { fitness, weapons, schools } = part;
  const shown = (share: Share): ReadinessShare => ({ ...share, percent: percentOf(share) });
  return { ...part, fitness: shown(fitness), weapons: shown(weapons), schools: shown(schools) };
}

function listingsOf(people: readonly OverviewPerson[], policy: Policy, today: LocalDate): ReadinessListing[] {
  const givenName = givenNames(people);
  return listsOf(policy).map((list) => ({
    list,
    title: listTitle(list, policy),
    people: people
      .filter((person) => isListed(list, person, policy, today))
      .map((person) => ({
        id: person._id,
        rank: person.rank,
        lastName: person.lastName,
        givenName: givenName(person),
        section: person.section,
        pastEts: isPastEts(person.ets, today),
        reason: finding(list, person, policy, today),
      })),
  }));
}

const COUNTS_OUTSIDE = `Counts are for today or a later day, until ${LATEST_DATE}. Past values of records aren't kept.`;

/**
 * The unit in numbers as of a day, by the policy of that day (Spec 26.4). Two database commands.
 * @throws Refusal `BAD_USER_INPUT` on `on` for a past day, or one later than any date of a record.
 */
export async function readinessCounts({ today, unit }: UnitDay, on: LocalDate): Promise<ReadinessCounts> {
  if (on < today || on > LATEST_DATE) throw new Refusal('BAD_USER_INPUT', { field: 'on', message: COUNTS_OUTSIDE });
  const [people, { pack, policy }] = await Promise.all([overviewPeople(on), unit(on)]);
  return { day: on, policy: pack, parts: countsOf(people, policy, on).map(withPercents) };
}

/** How the scores of a section are spread; with null, of the whole unit. Two database commands. */
export async function scoreSpreads({ today, unit }: UnitDay, section: Section | null): Promise<ScoreSpreads> {
  const [people, { policy }] = await Promise.all([overviewPeople(today), unit()]);
  const own = section === null ? people : people.filter((person) => person.section === section);
  return { fitness: scoreSpread('fitness', own, policy), weapons: scoreSpread('weapons', own, policy) };
}
