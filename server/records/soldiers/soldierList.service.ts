import type { PageArgs } from '../../api/connection.ts';
import type { UnitDay } from '../../api/context.ts';
import { branchesAfterCursor, pageLimit, toPage } from '../../api/pagination.ts';
import { inUnit } from './inUnit.ts';
import { findAmong, readSearch } from './peopleSearch.service.ts';
import { SoldierModel } from './soldier.model.ts';
import type { SoldierConnection, SoldiersFilter } from './soldierList.type.ts';
import { givenNamesInUnit } from './soldierNames.ts';
import { toSoldierType } from './toSoldierType.ts';

/** The sort order of the list. */
const ORDER = ['sortName', '_id'] as const;
const IN_ORDER = { sortName: 1, _id: 1 } as const;

/**
 * A page of everybody in the unit who matches a filter, by name. One database command, one more for a search, and one more if the query asks for
 * `givenName`.
 * @throws Refusal `BAD_USER_INPUT` on `search`, `first` or `after`.
 */
export async function soldiers(
  { search: text, section, isStaff }: SoldiersFilter,
  page: PageArgs,
  day: UnitDay,
): Promise<SoldierConnection> {
  const after = branchesAfterCursor(ORDER, page);
  const search = readSearch(text ?? '', 'search');
  const conditions = {
    ...inUnit(day.today),
    ...(section && { section }),
    ...(typeof isStaff === 'boolean' && { isStaff }),
    ...(after.length > 0 && { $or: after }),
  };
  const found = search ? await findAmong(conditions, search, IN_ORDER, pageLimit(page)) : conditions;
  const rows = await SoldierModel.find(found).sort(IN_ORDER).limit(pageLimit(page)).lean();
  const { rows: people, pageInfo } = toPage(rows, page, (row) => ORDER.map((field) => row[field]));
  const givenName = givenNamesInUnit(rows, day.today);
  return {
    edges: people.map(({ cursor, row }) => ({ cursor, node: toSoldierType(row, day, givenName) })),
    pageInfo,
  };
}
