import { dueCounts, dueGroup, groupCounts } from '../../domain/due/counts.ts';
import { duesThisWeek } from '../../domain/due/duesThisWeek.ts';
import { standing } from '../../domain/due/effect.ts';
import { type Requirement, isInUse } from '../../domain/due/requirements.ts';
import { applies } from '../../domain/due/states.ts';
import { compareDays, type LocalDate } from '../../domain/localDate.ts';
import { dateMessage } from '../../domain/record/validation.ts';
import type { PageArgs } from '../api/connection.ts';
import type { RequestContext } from '../api/context.ts';
import { branchesAfterCursor, pageLimit, toPage } from '../api/pagination.ts';
import { Refusal } from '../api/refusal.ts';
import { LISTED, listedAmong, type ListedRecord } from '../readiness/lists.service.ts';
import { DUE_RECORD, DUE_RECORDS, type StoredDueRecord, toDueRecord } from '../records/soldiers/dueRecord.ts';
import { inUnit, notDeparted, STAY, stayOf, type StayRecord } from '../records/soldiers/inUnit.ts';
import { BY_POSITION, type Soldier, SoldierModel } from '../records/soldiers/soldier.model.ts';
import { NAMED, nameAmong, type NamedRecord } from '../records/soldiers/soldierNames.ts';
import type { DueOverview, DuePeople, DueSeries, DueSeriesConnection } from './dueEntry.type.ts';
import {
  type DueSoldier,
  FOLLOWING,
  type JudgedSoldier,
  type NameOf,
  seriesOf,
  standingOf,
  whoEntered,
} from './dueSeries.ts';
import { readRequirements } from './requirements.service.ts';

/**
 * Everybody's status for every requirement in use, as of a day. A program key is not a person and gets no medical requirements. Two database
 * commands.
 * @throws Refusal `BAD_USER_INPUT` on `on` for a day outside the range of records.
 */
export async function dueOverview(
  { today, person: reader }: RequestContext,
  on: LocalDate | null,
): Promise<DueOverview> {
  const day = on ?? today;
  const message = dateMessage('The day', day);
  if (message !== null) throw new Refusal('BAD_USER_INPUT', { field: 'on', message });
  const isForKey = reader === null;
  const requirements = (await readRequirements(day)).filter(
    (requirement) => isInUse(requirement, day) && (!requirement.medical || !isForKey),
  );
  // People who have left appear in no list, even for a day on which they were still here (Spec 18.2).
  const present = { ...inUnit(day), ...(day < today && notDeparted(today)) };
  const people = await SoldierModel.find(present, { ...LISTED, ...DUE_RECORDS, ...FOLLOWING })
    .sort(BY_POSITION)
    .lean<(ListedRecord & JudgedSoldier)[]>();
  const listed = listedAmong(people, today);
  const rows = people.map((person) => {
    const record = toDueRecord(person);
    return {
      soldier: listed(person),
      standings: requirements.map((requirement) => standingOf(requirement, person, day, record)),
    };
  });
  const states = rows.map(({ soldier: { section }, standings }) => ({
    section,
    states: standings.map(({ state }) => state),
  }));
  return {
    day,
    requirements,
    withoutMedical: isForKey,
    people: groupCounts(states.map((row) => row.states)),
    counts: dueCounts(
      requirements.map(({ id }) => id),
      states,
    ),
    rows,
  };
}

/**
 * How everybody in the unit stands today, and what falls due in the coming week. Two database commands, or one if the unit has no
 * requirements.
 */
export async function duePeople({ today, unit }: RequestContext): Promise<DuePeople> {
  const { hasRequirements } = await unit();
  const requirements = hasRequirements ? await readRequirements(today) : [];
  const people = await SoldierModel.find(inUnit(today), { ...NAMED, ...STAY, ...DUE_RECORDS })
    .sort({ sortName: 1, _id: 1 })
    .lean<(NamedRecord & StayRecord & StoredDueRecord)[]>();
  const judged = people.map((person) => {
    const record = toDueRecord(person);
    const standings = requirements.map((requirement) => ({ requirement, ...standing(requirement, record, today) }));
    return {
      person,
      states: standings.map(({ state }) => state),
      dues: duesThisWeek(standings, stayOf(person).lastDay, today),
    };
  });
  const withDues = judged.filter(({ dues }) => dues.length > 0);
  const nameOf = nameAmong(withDues.map(({ person }) => person));
  return {
    ...groupCounts(judged.map(({ states }) => states)),
    people: judged.map(({ person, states }) => ({ soldierId: person._id, group: dueGroup(states) })),
    thisWeek: withDues
      .flatMap(({ person, dues }) =>
        dues.map(({ requirement, dueOn }) => ({ soldier: nameOf(person), requirement: requirement.name, dueOn })),
      )
      .sort((one, other) => compareDays(one.dueOn, other.dueOn)),
  };
}

/**
 * The requirements that apply to a soldier today, or that have events or an excuse in the record, in their order. Three database commands.
 * @throws Refusal `NOT_FOUND`.
 */
export async function dueOf({ today }: RequestContext, soldierId: string): Promise<DueSeries[]> {
  const requirements = await readRequirements(today);
  const soldier = await SoldierModel.findById(soldierId, { ...DUE_RECORD, ...FOLLOWING }).lean<DueSoldier>();
  if (!soldier) throw new Refusal('NOT_FOUND');
  return allSeriesOf(requirements, soldier, await whoEntered([soldier]), today);
}

/**
 * A page of everybody in the unit with their requirements and events, by name. Three database commands.
 * @throws Refusal `BAD_USER_INPUT` on `first` or `after`.
 */
export async function dueSeries({ today }: RequestContext, page: PageArgs): Promise<DueSeriesConnection> {
  const after = branchesAfterCursor(ORDER, page);
  const requirements = await readRequirements(today);
  const found = { ...inUnit(today), ...(after.length > 0 && { $or: after }) };
  const rows = await SoldierModel.find(found, { ...NAMED, ...DUE_RECORD, ...FOLLOWING })
    .sort({ sortName: 1, _id: 1 })
    .limit(pageLimit(page))
    .lean<(DueSoldier & Pick<Soldier, '_id' | keyof typeof NAMED>)[]>();
  const { rows: people, pageInfo } = toPage(rows, page, (row) => ORDER.map((field) => row[field]));
  const nameOf = await whoEntered(people.map(({ row }) => row));
  return {
    edges: people.map(({ cursor, row }) => {
      const { _id: soldierId, rank, firstName, middleName, lastName } = row;
      const series = allSeriesOf(requirements, row, nameOf, today);
      return { cursor, node: { soldierId, rank, firstName, middleName, lastName, series } };
    }),
    pageInfo,
  };
}

/** The sort order of that list. */
const ORDER = ['sortName', '_id'] as const;

/** The requirements that apply to a soldier on a day, or that have events or an excuse in the record, in their order. */
function allSeriesOf(
  requirements: readonly Requirement[],
  soldier: DueSoldier,
  nameOf: NameOf,
  today: LocalDate,
): DueSeries[] {
  return requirements
    .map((requirement) => seriesOf(requirement, soldier, nameOf, today))
    .filter(
      ({ requirement, events, excuse, firstDueOn }) =>
        events.length > 0 ||
        excuse !== null ||
        firstDueOn !== null ||
        applies(requirement, toDueRecord(soldier), today),
    );
}
