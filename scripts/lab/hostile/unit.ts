import { type GraphQLSchema, isObjectType } from 'graphql';
import { isJsonObject, type JsonObject, parseJson } from '../../../domain/json.ts';
import { ApiClient } from '../../apiClient.ts';
import type { RunningServer } from '../../runningServer.ts';
import { selectionOf } from './operations.ts';
import { type Person, signIn, whoIs } from './person.ts';

interface Stored {
  id: string;
  version: number;
}

interface Record extends Stored {
  /** The whole record, as the API gives it. */
  whole: string;
  comments: number;
}

interface Page {
  soldiers: { edges: { node: Stored }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

interface Departures {
  departures: Page['soldiers'];
}

interface Comments {
  comments: { counts: { count: number }[]; edges: { node: { id: string } }[] };
}

/**
 * The records in an answer, at any depth: a change of several records gives one for each row. Only records have both a version and a grade.
 */
function recordsIn(value: unknown): Stored[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (!isJsonObject(value)) return [];
  const { id, version, grade } = value;
  const inner = Object.values(value).flatMap(recordsIn);
  return typeof id === 'string' && typeof version === 'number' && grade !== undefined
    ? [{ id, version }, ...inner]
    : inner;
}

/**
 * The demonstration's people and their records. Staff may change half of the records, and nobody the others. It notes acknowledged changes;
 * in the end, nothing else may have changed.
 */
export class Unit {
  private before = new Map<string, Record>();
  /** The newest acknowledged version of each record. */
  private readonly acknowledged = new Map<string, number>();
  private people = 0;
  /** The records that staff added. */
  private readonly entered = new Set<unknown>();
  /**
   * The comments, by acknowledged additions and deletions. A comment added again under its key counts once, even if it was there from the
   * beginning.
   */
  private readonly comments = new Set<unknown>();

  private constructor(
    private readonly schema: GraphQLSchema,
    private readonly server: RunningServer,
    private readonly staff: ApiClient,
    readonly persons: readonly Person[],
  ) {}

  static async open(server: RunningServer, schema: GraphQLSchema): Promise<Unit> {
    const [staff, soldier] = [await signIn(server, 'Staff'), await signIn(server, 'Soldier')];
    // A separate session for reading records, whatever the requests do to their senders' sessions.
    const unit = new Unit(schema, server, await signIn(server, 'Staff'), [
      { who: 'nobody', client: new ApiClient(server.url), names: { soldiers: [], comments: [] } },
      { who: 'soldier', client: soldier, names: { soldiers: [], comments: [] } },
      { who: 'staff', client: staff, names: { soldiers: [], comments: [] } },
    ]);
    await unit.look();
    return unit;
  }

  /** Notes the changes that an answer acknowledges. */
  heard(body: string): void {
    const answer = parseJson(body);
    const data = isJsonObject(answer) && isJsonObject(answer['data']) ? answer['data'] : {};
    const changes = this.schema.getMutationType()?.getFields() ?? {};
    for (const [name, value] of Object.entries(data)) {
      if (!(name in changes) || value === null) continue;
      const { id, added, written }: JsonObject = isJsonObject(value) ? value : {};
      for (const record of recordsIn(value))
        this.acknowledged.set(record.id, Math.max(record.version, this.acknowledged.get(record.id) ?? 0));
      // The id is missing if the operation did not ask for it.
      if (name === 'addComment' || name === 'addRecommendedComment') this.comments.add(id ?? Symbol(name));
      // The answer is the comment's id. The comment may be added again under it.
      if (name === 'deleteComment') this.comments.delete(value);
      // With its key, it is added once.
      if (name === 'addSoldier') this.entered.add(id ?? Symbol(name));
      if (name === 'importSoldiers' && written === true && typeof added === 'number') this.people += added;
    }
  }

  /** Senders who are no longer signed in as at the start. Their requests were refused before they did anything. */
  async strangers(): Promise<string[]> {
    const strangers: string[] = [];
    for (const { who, client } of this.persons) {
      const now = await whoIs(client);
      if (now !== who) strangers.push(`Who sent as ${who} has become ${now}.`);
    }
    return strangers;
  }

  /** Replaces the sending soldier and staff member by newcomers, because a login may make only so many changes in an hour. */
  async relieve(): Promise<void> {
    const { joinCode } = await this.staff.execute<{ joinCode: string }>('{ joinCode }');
    for (const person of this.persons) {
      if (person.who === 'nobody') continue;
      this.people += 1;
      const client = new ApiClient(this.server.url);
      await client.register(`sender${this.people}@unit.example`, 'seven red radios', joinCode);
      const id = await client.createSoldier({});
      if (person.who === 'staff') await this.staff.execute(GRANT, { id });
      else person.names = { ...person.names, soldiers: [...person.names.soldiers, id] };
      person.client = client;
    }
  }

  /** Everything that changed without an acknowledging answer. */
  async unacknowledged(): Promise<string[]> {
    const now = await this.records();
    const wrong: string[] = [];
    for (const [id, { whole }] of this.before) {
      const version = this.acknowledged.get(id);
      const record = now.get(id);
      if (version === undefined && record?.whole !== whole) wrong.push(`${whole}\n  became\n${String(record?.whole)}`);
      if (version !== undefined && record?.version !== version) {
        wrong.push(`${id} is at version ${String(record?.version)}, acknowledged was ${version}.`);
      }
    }
    const people = now.size - this.before.size;
    const came = this.people + this.entered.size;
    if (people !== came) wrong.push(`${people} people came, acknowledged were ${came}.`);
    const comments = [...now.values()].reduce((sum, record) => sum + record.comments, 0);
    if (comments !== this.comments.size) {
      wrong.push(`${comments} comments are there, by what was acknowledged there are ${this.comments.size}.`);
    }
    return wrong;
  }

  get changed(): number {
    return this.acknowledged.size;
  }

  private async look(): Promise<void> {
    this.before = await this.records();
    for (const id of await this.commentsOf([...this.before.keys()])) this.comments.add(id);
    const own = new Set<string>();
    for (const { who, client } of this.persons) {
      if (who === 'nobody') continue;
      const { viewer } = await client.execute<{ viewer: { soldier: Stored } }>('{ viewer { soldier { id version } } }');
      own.add(viewer.soldier.id);
    }
    const others = [...this.before.keys()].filter((id) => !own.has(id));
    const [nobodys, staffs] = [
      others.filter((_, index) => index % 2 === 0),
      others.filter((_, index) => index % 2 === 1),
    ];
    const [soldierId = ''] = own;
    const untouchable = { soldiers: [...nobodys, soldierId], comments: await this.commentsOf([...nobodys, soldierId]) };
    const changeable = { soldiers: staffs, comments: await this.commentsOf(staffs) };
    for (const person of this.persons) person.names = person.who === 'staff' ? changeable : untouchable;
  }

  private async records(): Promise<Map<string, Record>> {
    const type = this.schema.getType('Soldier');
    const selection = isObjectType(type) ? selectionOf(type) : '';
    const query = `query ($after: String) { soldiers(first: 100, after: $after) { edges { node ${selection} } pageInfo { endCursor hasNextPage } } }`;
    const records = new Map<string, Record>();
    for (const id of await this.away()) {
      const { soldier } = await this.staff.execute<{ soldier: Stored }>(
        `query ($id: ID!) { soldier(id: $id) ${selection} }`,
        { id },
      );
      records.set(id, await this.recordOf(soldier));
    }
    for (let after: string | null = null; ;) {
      const { soldiers }: Page = await this.staff.execute<Page>(query, { after });
      for (const { node } of soldiers.edges) records.set(node.id, await this.recordOf(node));
      if (!soldiers.pageInfo.hasNextPage) return records;
      after = soldiers.pageInfo.endCursor;
    }
  }

  private async recordOf(node: Stored): Promise<Record> {
    const { comments } = await this.staff.execute<Comments>(COMMENTS, { id: node.id });
    const count = comments.counts.reduce((sum, one) => sum + one.count, 0);
    return { id: node.id, version: node.version, whole: JSON.stringify(node), comments: count };
  }

  /** The ids of departed and expected people, who are in no other list. */
  private async away(): Promise<string[]> {
    const { expectedPeople } = await this.staff.execute<{ expectedPeople: Stored[] }>('{ expectedPeople { id } }');
    const ids = expectedPeople.map(({ id }) => id);
    for (let after: string | null = null; ;) {
      const { departures }: Departures = await this.staff.execute<Departures>(DEPARTURES, { after });
      ids.push(...departures.edges.map(({ node }) => node.id));
      if (!departures.pageInfo.hasNextPage) return ids;
      after = departures.pageInfo.endCursor;
    }
  }

  private async commentsOf(ids: readonly string[]): Promise<string[]> {
    const pages = await Promise.all(ids.map((id) => this.staff.execute<Comments>(COMMENTS, { id })));
    return pages.flatMap(({ comments }) => comments.edges.map(({ node }) => node.id));
  }
}

const DEPARTURES =
  'query ($after: String) { departures(first: 100, after: $after) { edges { node { id version } } pageInfo { endCursor hasNextPage } } }';
const GRANT = 'mutation ($id: ID!) { grantAdmin(soldierId: $id) { id } }';
const COMMENTS = 'query ($id: ID!) { comments(soldierId: $id, first: 100) { counts { count } edges { node { id } } } }';
