import { type LocalDate, toStoredDate } from '../../../domain/localDate.ts';
import { type DepartureReason, membershipOn } from '../../../domain/record/membership.ts';
import { dateMessage } from '../../../domain/record/validation.ts';
import type { PageArgs } from '../../api/connection.ts';
import type { RequestContext } from '../../api/context.ts';
import { olderThanCursor, pageLimit, toPage } from '../../api/pagination.ts';
import { Refusal } from '../../api/refusal.ts';
import { departureOf, stayOf } from '../soldiers/inUnit.ts';
import { findAmong, readSearch } from '../soldiers/peopleSearch.service.ts';
import { SoldierModel } from '../soldiers/soldier.model.ts';
import type { SoldierType } from '../soldiers/soldier.type.ts';
import { NAMED, soldierNames } from '../soldiers/soldierNames.ts';
import { changeStay } from './changeStay.ts';
import type { DepartureConnection } from './membership.type.ts';

const LATEST_FIRST = { 'departure.lastDay': -1, _id: -1 } as const;

/** People who have left the unit or will leave, the latest last day first. Two database commands, and one more for a search. */
export async function departures(text: string, page: PageArgs, today: LocalDate): Promise<DepartureConnection> {
  const search = readSearch(text, 'search');
  const conditions = { $and: [{ departure: { $exists: true } }, olderThanCursor('departure.lastDay', page)] };
  const found = search ? await findAmong(conditions, search, LATEST_FIRST, pageLimit(page)) : conditions;
  const rows = await SoldierModel.find(found, {
    ...NAMED,
    version: 1,
    section: 1,
    role: 1,
    arrivesOn: 1,
    departure: 1,
  })
    .sort(LATEST_FIRST)
    .limit(pageLimit(page))
    .lean();
  const leaving = rows.flatMap(({ departure, ...person }) => (departure ? [{ ...person, departure }] : []));
  const nameOf = await soldierNames(leaving.map(({ departure }) => departure.byId));
  const { rows: people, pageInfo } = toPage(leaving, page, ({ departure, _id }) => [
    departure.lastDay.toISOString(),
    _id,
  ]);
  return {
    edges: people.map(({ cursor, row }) => ({
      cursor,
      node: {
        ...row,
        id: row._id,
        membership: membershipOn(stayOf(row), today),
        departure: departureOf(row.departure),
        by: nameOf(row.departure.byId),
      },
    })),
    pageInfo,
  };
}

/**
 * Sets or corrects a soldier's last day in the unit (Spec 18.3). From the next day on they no longer belong to it, without any further step.
 * @throws Refusal `NOT_FOUND`; `BAD_USER_INPUT` on `lastDay`, also if it would leave a day on which nobody with staff rights could sign in;
 * `CONFLICT` if somebody else saved since; `FORBIDDEN` if the caller has lost staff rights meanwhile.
 */
export function outProcess(
  context: RequestContext,
  id: string,
  version: number,
  { lastDay, reason }: { lastDay: LocalDate; reason: DepartureReason },
): Promise<SoldierType> {
  const message = dateMessage('Last day', lastDay);
  if (message !== null) throw new Refusal('BAD_USER_INPUT', { field: 'lastDay', message });
  return changeStay(context, id, version, 'lastDay', ({ departure, ...soldier }, { actorId: byId }) => {
    const isSame = departure && departureOf(departure).lastDay === lastDay && departure.reason === reason;
    return isSame
      ? { ...soldier, departure }
      : { ...soldier, departure: { lastDay: toStoredDate(lastDay), reason, byId } };
  });
}

/**
 * Undoes a departure, whether past or ahead, and restores rights and login. Does nothing if the soldier is not leaving.
 * @throws Refusal `NOT_FOUND`; `CONFLICT` if somebody else saved since; `FORBIDDEN` if the caller has lost staff rights meanwhile.
 */
export function bringBack(context: RequestContext, id: string, version: number): Promise<SoldierType> {
  return changeStay(context, id, version, 'lastDay', ({ departure: _, ...soldier }) => soldier);
}
