import { setTimeout as wait } from 'node:timers/promises';
import { Refused } from '../../apiClient.ts';
import { ANSWER_WITHIN_MS, seconds } from './fault.ts';
import { Writer } from './writer.ts';

const WRITERS = 4;
/**
 * Pause between two edits, in milliseconds: even on the quickest disk no round reaches the number of changes that a login may make in an
 * hour.
 */
const REST_MS = 20;
/** Pause between two tries while the server fails, in milliseconds. */
const PAUSE_MS = 50;
/** How long to wait for an edit that must succeed, in milliseconds. */
const EDIT_WITHIN_MS = 60_000;

/** What may be answered while the store is away or full, with status 503 and Retry-After. */
const STORE_FAILURES = ['STORE_UNAVAILABLE', 'STORE_FULL'];
/** Also clear: after such a failure, the answer that the change had been made. */
const CLEAR = [...STORE_FAILURES, 'CONFLICT'];
/** The note for a server that could not be reached. */
export const NO_CONNECTION = 'no connection';

/** People who edit without end, through every failure, and the answers that they got. */
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

  /** Waits for an edit to be acknowledged that begins after this call; gives how long that took, in milliseconds. */
  async nextEdit(): Promise<number> {
    const from = Date.now();
    // Two edits of the same person, as the first may have begun before this call.
    const before = this.edits + this.writers.length;
    while (this.edits <= before) {
      if (Date.now() - from > EDIT_WITHIN_MS)
        throw new Error(`No edit was acknowledged within ${seconds(EDIT_WITHIN_MS)}.`);
      await wait(10);
    }
    return Date.now() - from;
  }

  /**
   * The failures as a text, once the writers have stopped.
   * @param expected further answers that this fault may cause.
   * @throws Error when an answer said nothing clear, or took longer than it may.
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

  /** Signs everybody in again, as after a time in which their sessions have ended. */
  async signIn(): Promise<void> {
    for (const writer of this.writers) await writer.signIn();
  }

  /** @throws Error when an acknowledged edit is missing, a record is half of two edits, or the history does not lead up to it. */
  async check({ inAnyOrder = false } = {}): Promise<void> {
    for (const writer of this.writers) {
      writer.url = this.url;
      await writer.check(inAnyOrder);
    }
  }

  /** The same for a copy of the store that may be of an earlier moment, with the ledger from before that moment. */
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

/** The code of a failure; without its status 503 and Retry-After it counts as another failure. */
function failureOf(error: unknown): string {
  // `fetch` throws this without a connection.
  if (error instanceof TypeError) return NO_CONNECTION;
  if (!(error instanceof Refused)) return String(error);
  const { status, headers } = error.response;
  const isTold = status === 503 && Number(headers.get('retry-after')) > 0;
  return STORE_FAILURES.includes(error.code) && !isTold ? `${error.code} without 503 and Retry-After` : error.code;
}
