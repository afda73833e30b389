import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { Refusal } from './refusal.ts';

const DEFAULT_PAGE = 50;
const LARGEST_PAGE = 100;

@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: DEFAULT_PAGE, description: `How many at most, 1 to ${LARGEST_PAGE}.` })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Only what follows this `endCursor` of an earlier page.' })
  after?: string | null;
}

@ObjectType({ description: 'Where a page stands in the whole list.', simpleResolvers: true })
export class PageInfo {
  @Field({ description: 'Whether more entries follow.' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: "The last entry's cursor; null on an empty page." })
  endCursor!: string | null;
}

interface EdgeOf<Node> {
  cursor: string;
  node: Node;
}

interface ConnectionOf<Node> {
  edges: EdgeOf<Node>[];
  pageInfo: PageInfo;
}

/** Makes the connection type for a list of nodes (https://relay.dev/graphql/connections.htm). */
export function connectionType<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { description: 'An entry of the list and its place.', simpleResolvers: true })
  class Edge implements EdgeOf<Node> {
    @Field({ description: 'Opaque; give it as `after` to go on from here.' })
    cursor!: string;

    @Field(() => node, { description: 'The entry itself.' })
    node!: Node;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class Connection implements ConnectionOf<Node> {
    @Field(() => [Edge], { description: `The entries of the page, ${LARGEST_PAGE} at most.` })
    edges!: Edge[];

    @Field(() => PageInfo, { description: 'Whether more follow, and from where to go on.' })
    pageInfo!: PageInfo;
  }
  return Connection;
}

/** A place in a list that is ordered by an instant and then by id, both descending: it stays when entries are added or removed. */
interface Position {
  at: Date;
  id: string;
}

/**
 * The condition for what follows a cursor in a list that is ordered by the field and then by `_id`, both descending.
 * @throws Refusal `BAD_USER_INPUT` for a page size out of range or a cursor that is none.
 */
export function pageFilter(field: string, { first, after }: PageArgs) {
  checkSize(first);
  if (after === null || after === undefined) return {};
  const { at, id } = readCursor(after);
  return { $or: [{ [field]: { $lt: at } }, { [field]: at, _id: { $lt: id } }] };
}

/** How many to ask the store for: one more than wanted tells whether there is a next page. */
export function pageLimit({ first }: PageArgs): number {
  return first + 1;
}

/** The page of what the store gave for `pageFilter` and `pageLimit`. */
export function toPage<Row>(rows: readonly Row[], { first }: PageArgs, position: (row: Row) => Position) {
  return firstOf(rows, first, (row) => writeCursor(position(row)));
}

/**
 * The page of a whole list that is ordered by id, ascending.
 * @throws Refusal `BAD_USER_INPUT` for a page size out of range or a cursor that is none.
 */
export function pageById<Row>(list: readonly Row[], { first, after }: PageArgs, idOf: (row: Row) => string) {
  checkSize(first);
  const last = after === null || after === undefined ? null : readIdCursor(after);
  const rows = list.filter((row) => last === null || idOf(row) > last);
  return firstOf(rows, first, (row) => writeIdCursor(idOf(row)));
}

/** The page at the front of what the store gave, each row with its cursor. */
export function firstOf<Row>(rows: readonly Row[], first: number, cursorOf: (row: Row) => string) {
  const page = rows.slice(0, first).map((row) => ({ cursor: cursorOf(row), row }));
  return { rows: page, pageInfo: { hasNextPage: rows.length > first, endCursor: page.at(-1)?.cursor ?? null } };
}

/** @throws Refusal `BAD_USER_INPUT` for a page size out of range. */
export function checkSize(first: number): void {
  if (first >= 1 && first <= LARGEST_PAGE) return;
  throw new Refusal('BAD_USER_INPUT', { field: 'first', message: `A page has 1 to ${LARGEST_PAGE} entries.` });
}

/** The refusal of a cursor that no page has given. */
export function notACursor(): Refusal {
  return new Refusal('BAD_USER_INPUT', { field: 'after', message: 'That is not the cursor of a page.' });
}

function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

function readCursor(cursor: string): Position {
  const [instant, id] = partsOf(cursor);
  const at = new Date(instant);
  if (id === '' || Number.isNaN(at.getTime())) throw notACursor();
  return { at, id };
}

function writeIdCursor(id: string): string {
  return Buffer.from(`id ${id}`).toString('base64url');
}

function readIdCursor(cursor: string): string {
  const [kind, id] = partsOf(cursor);
  if (kind !== 'id' || id === '') throw notACursor();
  return id;
}

/** What stands before the first blank of a cursor, and what after it: an id may have blanks of its own. */
function partsOf(cursor: string): [first: string, id: string] {
  const [first = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return [first, rest.join(' ')];
}
