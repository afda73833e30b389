import { parseJson } from '../../domain/json.ts';
import { LARGEST_PAGE, type PageArgs } from './connection.ts';
import { Refusal } from './refusal.ts';

/*
 * Pages of lists. A cursor holds the texts that its row is ordered by, and the last text is unique. So it stays valid when rows are added
 * or removed.
 */

/** How many rows to ask the store for: one more than wanted, to see whether another page follows. */
export function pageLimit({ first }: PageArgs): number {
  return first + 1;
}

/**
 * The condition for rows after a cursor, in a list ordered by a date and then by `_id`, both descending. Its cursors hold these two.
 * @throws Refusal `BAD_USER_INPUT` for a page size out of range or an invalid cursor.
 */
export function olderThanCursor(dateField: string, page: PageArgs) {
  const keys = readCursor(page, 2);
  if (keys === null) return {};
  const [instant, id] = keys;
  const date = new Date(instant ?? '');
  if (Number.isNaN(date.getTime())) throw notACursor();
  return { $or: [{ [dateField]: { $lt: date } }, { [dateField]: date, _id: { $lt: id ?? '' } }] };
}

/**
 * The conditions for rows after a cursor, in a list ordered by text fields, ascending. There is one branch for each field in which a row
 * can follow, and none without a cursor. Its cursors hold these fields.
 * @throws Refusal `BAD_USER_INPUT` for a page size out of range or an invalid cursor.
 */
export function branchesAfterCursor(fields: readonly string[], page: PageArgs): Record<string, unknown>[] {
  const keys = readCursor(page, fields.length);
  if (keys === null) return [];
  return fields.map((field, index) => ({
    ...Object.fromEntries(fields.slice(0, index).map((name, at) => [name, keys[at]])),
    [field]: { $gt: keys[index] },
  }));
}

/**
 * Makes the page from the rows that the store gave for one of these conditions and `pageLimit`.
 * @param orderOf the texts that a row is ordered by.
 */
export function toPage<Row>(rows: readonly Row[], { first }: PageArgs, orderOf: (row: Row) => readonly string[]) {
  const page = rows.slice(0, first).map((row) => ({ cursor: writeCursor(orderOf(row)), row }));
  return { rows: page, pageInfo: { hasNextPage: rows.length > first, endCursor: page.at(-1)?.cursor ?? null } };
}

/**
 * The page of a complete list that is ordered by id, ascending.
 * @throws Refusal `BAD_USER_INPUT` for a page size out of range or an invalid cursor.
 */
export function pageById<Row>(list: readonly Row[], page: PageArgs, idOf: (row: Row) => string) {
  const [last] = readCursor(page, 1) ?? [];
  const rows = list.filter((row) => idOf(row) > (last ?? ''));
  return toPage(rows, page, (row) => [idOf(row)]);
}

function writeCursor(texts: readonly string[]): string {
  return Buffer.from(JSON.stringify(texts)).toString('base64url');
}

/** The texts of the cursor before the page; null for the first page. */
function readCursor({ first, after }: PageArgs, count: number): readonly string[] | null {
  if (first < 1 || first > LARGEST_PAGE) {
    throw new Refusal('BAD_USER_INPUT', { field: 'first', message: `A page can have 1 to ${LARGEST_PAGE} entries.` });
  }
  if (after === null || after === undefined) return null;
  const texts = parseJson(Buffer.from(after, 'base64url').toString());
  if (!Array.isArray(texts) || texts.length !== count) throw notACursor();
  return texts.map((text: unknown) => {
    if (typeof text !== 'string') throw notACursor();
    return text;
  });
}

function notACursor(): Refusal {
  return new Refusal('BAD_USER_INPUT', { field: 'after', message: "That isn't the cursor of a page." });
}
