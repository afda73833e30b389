import { ApiClient } from '../../apiClient.ts';
import { scoreOf } from '../support/scoreOf.ts';

const PASSWORD = 'seven red radios';
const READ = `query ($id: ID!, $after: String) {
  soldier(id: $id) { version acftScore m4Qual }
  history(soldierId: $id, first: 100, after: $after) {
    edges { node { id changes { field from to } } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const WRITE = `mutation ($id: ID!, $version: Int!, $input: UpdateSoldierInput!) {
  updateSoldier(id: $id, version: $version, input: $input) { version }
}`;

interface Stored {
  soldier: { version: number; acftScore: number; m4Qual: number };
  history: {
    edges: { node: { id: string; changes: { field: string; from: string | null; to: string | null }[] } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/**
 * A soldier who edits their own record and notes what was acknowledged. Both scores always get the same value, so that half an edit shows.
 */
export class Writer {
  /** The last version that the server acknowledged. */
  private version = 1;
  /** Whether the last edit got no answer, so it may or may not have been saved. */
  private isUnsure = false;

  private constructor(
    /** Signs in only once: an interrupted sign-in counts as a failed attempt, and failed attempts are limited. */
    private readonly client: ApiClient,
    private readonly email: string,
    readonly id: string,
  ) {}

  static async register(url: string, email: string, joinCode: string): Promise<Writer> {
    const client = new ApiClient(url);
    await client.register(email, PASSWORD, joinCode);
    const first = scoreOf(1);
    return new Writer(client, email, await client.createSoldier({ acftScore: first, m4Qual: first }));
  }

  get acknowledged(): number {
    return this.version;
  }

  set url(url: string) {
    this.client.url = url;
  }

  /** Signs in again, for example after the session has ended. */
  async signIn(): Promise<void> {
    await this.client.signIn(this.email, PASSWORD);
  }

  /** Finds out whether an unanswered edit was saved. */
  async makeSure(): Promise<void> {
    if (this.isUnsure) this.accept(await this.client.versionOf(this.id));
  }

  async edit(): Promise<void> {
    const score = scoreOf(this.version + 1);
    this.isUnsure = true;
    const { updateSoldier } = await this.client.execute<{ updateSoldier: { version: number } }>(WRITE, {
      id: this.id,
      version: this.version,
      input: { acftScore: score, m4Qual: score },
    });
    this.version = updateSoldier.version;
    this.isUnsure = false;
  }

  /** @throws Error when an acknowledged edit is missing, the record mixes two edits, or the history does not lead up to it. */
  async check(inAnyOrder: boolean): Promise<void> {
    this.accept(await checkedVersion(this.client, this.id, inAnyOrder));
  }

  /**
   * The same on another server, whose store may show an earlier moment.
   * @param atLeast the version that was acknowledged before that moment.
   */
  async checkEarlier(url: string, atLeast: number): Promise<void> {
    const client = new ApiClient(url);
    await client.signIn(this.email, PASSWORD);
    const version = await checkedVersion(client, this.id, false);
    if (version < atLeast || version > this.version)
      throw new Error(`LOST: versions ${atLeast} to ${this.version} may be there, ${version} is.`);
  }

  /** A record has the acknowledged version, or the next one if the last edit got no answer. */
  private accept(version: number): void {
    if (version !== this.version && !(this.isUnsure && version === this.version + 1))
      throw new Error(`LOST: version ${this.version} was acknowledged, ${version} is stored.`);
    this.version = version;
    this.isUnsure = false;
  }
}

/**
 * Checks that the record and its history agree.
 * @returns the record's version
 */
async function checkedVersion(client: ApiClient, id: string, inAnyOrder: boolean): Promise<number> {
  const { soldier, scores } = await read(client, id);
  const { version, acftScore, m4Qual } = soldier;
  if (acftScore !== m4Qual || acftScore !== scoreOf(version))
    throw new Error(`A record is half of two edits: ${JSON.stringify(soldier)}.`);
  const edits = Array.from({ length: version }, (_, index) => String(scoreOf(version - index)));
  // The history is ordered by time, so setting the clock back changes the order.
  const told = inAnyOrder ? scores.toSorted((a, b) => Number(b) - Number(a)) : scores;
  if (told.join() !== edits.join())
    throw new Error(`A record is at version ${version}, its history tells of ${scores.join()}.`);
  return version;
}

/** The record, and the scores in its history from the newest back to the first. */
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
