import { SEARCH_MAX_LENGTH } from '../../../domain/constants.ts';
import { messages } from '../../../domain/errors.ts';
import { nameText } from '../../../domain/nameText.ts';
import { characterCount, OKINA, withOneApostrophe } from '../../../domain/texts.ts';
import type { PageArgs } from '../../api/connection.ts';
import type { UnitDay } from '../../api/context.ts';
import { branchesAfterCursor, pageLimit, toPage } from '../../api/pagination.ts';
import { Refusal } from '../../api/refusal.ts';
import { inUnit } from './inUnit.ts';
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

/** One condition for each word of a search: it occurs in one of the names. */
export function namesWith(given: string): { $or: object[] }[] {
  // No name has control characters, and MongoDB throws at a NUL in a search text.
  const words = given
    .split(/[\s\p{Cc}]+/u)
    .map(nameText)
    .filter((word) => word !== '');
  if (characterCount(words.join(' ')) > SEARCH_MAX_LENGTH) {
    throw new Refusal('BAD_USER_INPUT', { field: 'search', message: messages.searchTooLong });
  }
  return words.map((word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    // The Hawaiian letter is kept as it was typed (nameText).
    const spellings = new Set(["'", OKINA].map((mark) => withOneApostrophe(escaped).replaceAll("'", mark)));
    return {
      $or: [...spellings].flatMap(($regex) => {
        const hasWord = { $regex, $options: 'i' };
        return [{ lastName: hasWord }, { firstName: hasWord }, { middleName: hasWord }];
      }),
    };
  });
}
