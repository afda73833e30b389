import type { PageArgs } from '../../api/connection.ts';
import type { UnitDay } from '../../api/context.ts';
import { branchesAfterCursor, pageLimit, toPage } from '../../api/pagination.ts';
import { inUnit } from './inUnit.ts';
import { namesWith } from './namesWith.ts';
import { SoldierModel } from './soldier.model.ts';
import { toSoldierType } from './toSoldierType.ts';
import type { SoldiersFilter } from './soldierList.input.ts';
import type { SoldierConnection } from './soldierList.type.ts';
import { givenNamesInUnit } from './soldierNames.ts';

/** What the list is ordered by. */
const ORDER = ['sortName', '_id'] as const;

/** A page of everybody in the unit whom a filter finds, by name. One database command, and one more where `givenName` is asked for. */
export async function soldiers(
  { search, section, isStaff }: SoldiersFilter,
  page: PageArgs,
  day: UnitDay,
): Promise<SoldierConnection> {
  const after = branchesAfterCursor(ORDER, page);
  const conditions = [...namesWith(search ?? ''), ...(after.length > 0 ? [{ $or: after }] : [])];
  const rows = await SoldierModel.find({
    ...inUnit(day.today),
    ...(section && { section }),
    ...(typeof isStaff === 'boolean' && { isStaff }),
    ...(conditions.length > 0 && { $and: conditions }),
  })
    .sort({ sortName: 1, _id: 1 })
    .limit(pageLimit(page))
    .lean();
  const { rows: people, pageInfo } = toPage(rows, page, (row) => ORDER.map((field) => row[field]));
  const givenName = givenNamesInUnit(rows, day.today);
  return {
    edges: people.map(({ cursor, row }) => ({ cursor, node: toSoldierType(row, day, givenName) })),
    pageInfo,
  };
}
