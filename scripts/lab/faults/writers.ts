import { setTimeout as wait } from 'node:timers/promises';
import { Refused } from '../../apiClient.ts';
import { ANSWER_WITHIN_MS, seconds } from './fault.ts';
import { Writer } from './writer.ts';

const WRITERS = 4;
/** The pause between two edits, in milliseconds. With it, no round reaches a login's hourly limit of changes, even on the quickest disk. */
const REST_MS = 20;
/** Pause between two tries while the server fails, in milliseconds. */
const PAUSE_MS = 50;
/** How long to wait for an edit that must succeed, in milliseconds. */
const EDIT_WITHIN_MS = 60_000;

/** The expected answers while the store is away or full, with status 503 and Retry-After. */
const STORE_FAILURES = ['STORE_UNAVAILABLE', 'STORE_FULL'];
/** Also expected after such a failure: the answer that the change had been made. */
const CLEAR = [...STORE_FAILURES, 'CONFLICT'];
/** The note for a server that could not be reached. */
export const NO_CONNECTION = 'no connection';

/** People who keep editing through every failure, and the answers that they got. */
export class Writers {
  /** How often each failure was answered, and the longest wait for it, in milliseconds. */
  readonly failures = new Map<string, { count: number; slowest: number }>();
  /** The longest wait for an acknowledged edit, in milliseconds. */
  slowestEdit = 0;
  private isOn = false;
  private writing: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly writers: readonly Writer[],
    /** The server's address; a restart changes it. */
    public url: string,
  ) {}

  static async register({ url, joinCode }: { url: string; joinCode: string }): Promise<Writers> {
    const writers: Writer[] = [];
    for (let index = 0; index < WRITERS; index += 1) {
      writers.push(await Writer.register(url, `writer${index}@unit.example`, joinCode));
    }
    return new Writers(writers, url);
  }

  /** How many edits were acknowledged so far. */
  get edits(): number {
    return this.writers.reduce((sum, { acknowledged }) => sum + acknowledged - 1, 0);
  }

  /** The last acknowledged version of each record, by id. */
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

  /**
   * Waits until an edit that begins after this call is acknowledged.
   * @returns how long that took, in milliseconds
   */
  async nextEdit(): Promise<number> {
    const from = Date.now();
    // Waits for two edits of the same person, because the first may have begun before this call.
    const before = this.edits + this.writers.length;
    while (this.edits <= before) {
      if (Date.now() - from > EDIT_WITHIN_MS)
        throw new Error(`No edit was acknowledged within ${seconds(EDIT_WITHIN_MS)}.`);
      await wait(10);
    }
    return Date.now() - from;
  }

  /**
   * The failures as text, once the writers have stopped.
   * @param expected further answers that this fault may cause.
   * @throws Error when an answer was unclear or took too long.
   */
  describeFailures(expected: readonly string[] = []): string {
    if (this.slowestEdit > ANSWER_WITHIN_MS) throw new Error(`An edit took ${this.slowestEdit} ms.`);
    const parts = [...this.failures].map(([code, { count, slowest }]) => {
      if (![...CLEAR, ...expected].includes(code)) throw new Error(`${count} answers were ${code}.`);
      if (slowest > ANSWER_WITHIN_MS) throw new Error(`An answer ${code} took ${slowest} ms.`);
      return `${count} × ${code} (at most ${seconds(slowest)})`;
    });
    return parts.length === 0 ? 'nobody noticed' : parts.join(', ');
  }

  /** Signs everybody in again, for example after their sessions have ended. */
  async signIn(): Promise<void> {
    for (const writer of this.writers) await writer.signIn();
  }

  /** @throws Error when an acknowledged edit is missing, a record mixes two edits, or the history does not lead up to it. */
  async check({ inAnyOrder = false } = {}): Promise<void> {
    for (const writer of this.writers) {
      writer.url = this.url;
      await writer.check(inAnyOrder);
    }
  }

  /**
   * The same for a copy of the store that may show an earlier moment.
   * @param before the ledger from before that moment
   */
  async checkEarlier(url: string, before: ReadonlyMap<string, number>): Promise<void> {
    for (const writer of this.writers) await writer.checkEarlier(url, before.get(writer.id) ?? 1);
  }

  private async write(writer: Writer): Promise<void> {
    while (this.isOn) {
      let from = Date.now();
      try {
        writer.url = this.url;
        await writer.makeSure();
        from = Date.now();
        await writer.edit();
        this.slowestEdit = Math.max(this.slowestEdit, Date.now() - from);
        await wait(REST_MS);
      } catch (error) {
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

/** A failure's code. Without status 503 and Retry-After, it counts as a different failure. */
function failureOf(error: unknown): string {
  // `fetch` throws this if there is no connection.
  if (error instanceof TypeError) return NO_CONNECTION;
  if (!(error instanceof Refused)) return String(error);
  const { status, headers } = error.response;
  const isTold = status === 503 && Number(headers.get('retry-after')) > 0;
  return STORE_FAILURES.includes(error.code) && !isTold ? `${error.code} without 503 and Retry-After` : error.code;
}
