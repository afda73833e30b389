import { setTimeout as wait } from 'node:timers/promises';
import { ApiClient, Refused } from '../apiClient.ts';
import { ANSWER_WITHIN_MS } from './fault.ts';

const WRITERS = 4;
const PASSWORD = 'seven red radios';
const READ = `query ($id: ID!, $after: String) {
  soldier(id: $id) { version acftScore m4Qual }
  history(soldierId: $id, first: 100, after: $after) {
    edges { node { id changes { field from to } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const VERSION = 'query ($id: ID!) { soldier(id: $id) { version } }';
const WRITE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version }
}`;

/** Between two edits, in milliseconds: on the quickest disk, too, no round comes to as many as a login may make in an hour. */
const REST_MS = 20;
/** Between two tries while the server fails, in milliseconds. */
const PAUSE_MS = 50;
/** How long an edit may be waited for that has to come, in milliseconds. */
const EDIT_WITHIN_MS = 60_000;

/** What everybody may be told while the store is away or full, with status 503 and a time to come again. */
const STORE_FAILURES = ['STORE_UNAVAILABLE', 'STORE_FULL'];
/** What else may be answered: after such a failure, that the change had been made. */
const CLEAR = [...STORE_FAILURES, 'CONFLICT'];
/** What is noted when the server itself was away. */
export const NO_CONNECTION = 'no connection';

interface Stored {
  soldier: { version: number; acftScore: number; m4Qual: number };
  history: {
    edges: { node: { id: string; changes: { field: string; from: string | null; to: string | null }[] } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** One soldier who edits their own record, one edit after the other. Both scores are always written alike. */
interface Writer {
  email: string;
  /** Signed in once: a sign-in that is cut off counts as a failed attempt, of which there may be few. */
  client: ApiClient;
  id: string;
  /** The last version that the server acknowledged. */
  acknowledged: number;
  /** Whether the last edit got no answer, so that it may have been made or not. */
  isUnsure: boolean;
}

/** People who edit without end, through every failure, and keep the ledger of what was acknowledged. */
export class Writers {
  /** How often each failure was answered, and how long the longest wait for it was, in milliseconds. */
  readonly failures = new Map<string, { count: number; slowest: number }>();
  /** The longest wait for an edit that was acknowledged, in milliseconds. */
  slowestEdit = 0;
  private isOn = false;
  private writing: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly writers: readonly Writer[],
    /** Where the server is; another one after a restart. */
    public url: string,
  ) {}

  /** With the join code that the start has printed, or else the one that staff are shown. */
  static async register({ url, joinCode }: { url: string; joinCode: string }): Promise<Writers> {
    const writers: Writer[] = [];
    for (let index = 0; index < WRITERS; index += 1) {
      const email = `writer${index}@unit.example`;
      const client = new ApiClient(url);
      await client.register(email, PASSWORD, joinCode);
      writers.push({ email, client, id: await client.createSoldier({}), acknowledged: 1, isUnsure: false });
    }
    return new Writers(writers, url);
  }

  /** How many edits were acknowledged so far. */
  get edits(): number {
    return this.writers.reduce((sum, { acknowledged }) => sum + acknowledged - 1, 0);
  }

  /** The version of each record that was acknowledged last, by its id. */
  get ledger(): ReadonlyMap<string, number> {
    return new Map(this.writers.map(({ id, acknowledged }) => [id, acknowledged]));
  }

  start(): void {
    this.isOn = true;
    this.writing = Promise.all(this.writers.map((writer) => this.write(writer)));
  }

  async stop(): Promise<void> {
    this.isOn = false;
    await this.writing;
  }

  /** Waits until an edit is acknowledged that is asked for from now on; gives how long that took, in milliseconds. */
  async nextEdit(): Promise<number> {
    const from = Date.now();
    // Two edits of the same person: the first may have been under way.
    const before = this.edits + this.writers.length;
    while (this.edits <= before) {
      if (Date.now() - from > EDIT_WITHIN_MS)
        throw new Error(`No edit was acknowledged within ${EDIT_WITHIN_MS / 1000} s.`);
      await wait(10);
    }
    return Date.now() - from;
  }

  /**
   * The failures, for people; to be asked for once the writers have stopped.
   * @param expected what was to be expected of this fault besides.
   * @throws Error when an answer said nothing clear, or took longer than it may.
   */
  describeFailures(expected: readonly string[] = []): string {
    if (this.slowestEdit > ANSWER_WITHIN_MS) throw new Error(`An edit took ${this.slowestEdit} ms.`);
    const parts = [...this.failures].map(([code, { count, slowest }]) => {
      if (![...CLEAR, ...expected].includes(code)) throw new Error(`${count} answers were ${code}.`);
      if (slowest > ANSWER_WITHIN_MS) throw new Error(`An answer ${code} took ${slowest} ms.`);
      return `${count} × ${code} (at most ${(slowest / 1000).toFixed(1)} s)`;
    });
    return parts.length === 0 ? 'nobody noticed' : parts.join(', ');
  }

  /** Signs everybody in anew, as after a time in which their sessions have ended. */
  async signIn(): Promise<void> {
    for (const { client, email } of this.writers) await client.signIn(email, PASSWORD);
  }

  /** @throws Error when an acknowledged edit is missing, a record is half of two edits, or the history does not lead up to it. */
  async check({ inAnyOrder = false } = {}): Promise<void> {
    for (const writer of this.writers) {
      writer.client.url = this.url;
      accept(writer, await checkedVersion(writer.client, writer.id, inAnyOrder));
    }
  }

  /** The same of a store that a backup was restored into, with the ledger of when the backup began. */
  async checkRestored(url: string, before: ReadonlyMap<string, number>): Promise<void> {
    for (const { email, id, acknowledged } of this.writers) {
      const client = new ApiClient(url);
      await client.signIn(email, PASSWORD);
      const version = await checkedVersion(client, id);
      if (version < (before.get(id) ?? 0) || version > acknowledged)
        throw new Error(
          `LOST: version ${before.get(id) ?? 0} was acknowledged before the backup, ${version} is in it.`,
        );
    }
  }

  private async write(writer: Writer): Promise<void> {
    while (this.isOn) {
      let from = Date.now();
      try {
        writer.client.url = this.url;
        if (writer.isUnsure) await makeSure(writer.client, writer);
        from = Date.now();
        await edit(writer.client, writer);
        this.slowestEdit = Math.max(this.slowestEdit, Date.now() - from);
        await wait(REST_MS);
      } catch (error) {
        writer.isUnsure = true;
        this.note(error, Date.now() - from);
        await wait(PAUSE_MS);
      }
    }
  }

  private note(error: unknown, milliseconds: number): void {
    const code = failureOf(error);
    const { count, slowest } = this.failures.get(code) ?? { count: 0, slowest: 0 };
    this.failures.set(code, { count: count + 1, slowest: Math.max(slowest, milliseconds) });
  }
}

/** The code of a failure as it was answered; without the status and the time to come again that belong to it, it is another. */
function failureOf(error: unknown): string {
  // As `fetch` says it.
  if (error instanceof TypeError) return NO_CONNECTION;
  if (!(error instanceof Refused)) return String(error);
  const { status, headers } = error.response;
  const isTold = status === 503 && Number(headers.get('retry-after')) > 0;
  return STORE_FAILURES.includes(error.code) && !isTold ? `${error.code} without 503 and Retry-After` : error.code;
}

/** The version of a record of which the record and its history tell the same. */
async function checkedVersion(client: ApiClient, id: string, inAnyOrder = false): Promise<number> {
  const { soldier, scores } = await read(client, id);
  const { version, acftScore, m4Qual } = soldier;
  if (acftScore !== m4Qual || acftScore !== scoreOf(version))
    throw new Error(`A record is half of two edits: ${JSON.stringify(soldier)}.`);
  const edits = Array.from({ length: version }, (_, index) => String(scoreOf(version - index)));
  // The history is ordered by time, which a clock that was set back does not keep to.
  const told = inAnyOrder ? scores.toSorted((a, b) => Number(b) - Number(a)) : scores;
  if (told.join() !== edits.join())
    throw new Error(`A record is at version ${version}, its history tells of ${scores.join()}.`);
  return version;
}

async function edit(client: ApiClient, writer: Writer): Promise<void> {
  const score = scoreOf(writer.acknowledged + 1);
  const { updateSoldier } = await client.execute<{ updateSoldier: { version: number } }>(WRITE, {
    id: writer.id,
    version: writer.acknowledged,
    input: { acftScore: score, m4Qual: score },
  });
  writer.acknowledged = updateSoldier.version;
}

/** Finds out whether the edit that got no answer was made. */
async function makeSure(client: ApiClient, writer: Writer): Promise<void> {
  const { soldier } = await client.execute<{ soldier: { version: number } }>(VERSION, { id: writer.id });
  accept(writer, soldier.version);
  writer.isUnsure = false;
}

/** A record is at the acknowledged version, or at the next one, whose answer the fault cut off. */
function accept(writer: Writer, version: number): void {
  if (version !== writer.acknowledged && version !== writer.acknowledged + 1)
    throw new Error(`LOST: version ${writer.acknowledged} was acknowledged, ${version} is stored.`);
  writer.acknowledged = version;
}

/** The score that an edit to a version leaves; the first version has 0. */
function scoreOf(version: number): number {
  return (version - 1) % 600;
}

/** The record, and the scores that its history tells of, from the newest back to the record's creation. */
async function read(client: ApiClient, id: string): Promise<{ soldier: Stored['soldier']; scores: (string | null)[] }> {
  const scores: (string | null)[] = [];
  let after: string | null = null;
  for (;;) {
    const { soldier, history }: Stored = await client.execute<Stored>(READ, { id, after });
    for (const { node } of history.edges) {
      scores.push(node.changes.find(({ field }) => field === 'acftScore')?.to ?? null);
    }
    if (!history.pageInfo.hasNextPage) return { soldier, scores };
    after = history.pageInfo.endCursor;
  }
}
