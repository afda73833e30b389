import { findCallers } from '../identity/caller.ts';
import type { EventContextOptions } from '../identity/identityContext.ts';
import { log } from '../operations/log.ts';
import { onStoreChange } from '../store/changes/storeChanges.ts';
import type { LiveConnection } from './liveConnection.ts';

/** How many sockets this process keeps open. */
const MAX_OPEN = 2000;
/** How many sockets a login may have, or a network address without a session: a tab has one. */
const MAX_CONNECTIONS = 20;
/** How many subscriptions it may have over all its sockets. */
const MAX_SUBSCRIPTIONS = 60;
/** How often all connections are checked even if nothing changes, in milliseconds: a session can also end with time. */
const CHECK_EVERY_MS = 3000;

/**
 * All open sockets, and whether each may still have its subscriptions. A check takes two database commands, however many sockets there are.
 */
export class LiveConnections {
  private readonly open = new Set<LiveConnection>();
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;
  private readonly timer = setInterval(() => this.checkInBackground(), CHECK_EVERY_MS).unref();
  private readonly stopListening = onStoreChange(({ kind }) => {
    if (kind === 'SESSION' || kind === 'SOLDIER') this.checkInBackground();
  });

  constructor(private readonly context: Pick<EventContextOptions, 'clock' | 'dependencies'>) {}

  add(connection: LiveConnection): void {
    this.open.add(connection);
  }

  delete(connection: LiveConnection): void {
    this.open.delete(connection);
  }

  get isFull(): boolean {
    return this.open.size >= MAX_OPEN;
  }

  hasRoomFor(key: string): boolean {
    return this.sharing(key).length < MAX_CONNECTIONS;
  }

  mayFollowMore(key: string): boolean {
    return this.sharing(key).reduce((sum, { following }) => sum + following, 0) < MAX_SUBSCRIPTIONS;
  }

  /** Runs a check that begins after this call; all calls before it begins share one. */
  readonly check = (): Promise<void> => {
    this.next ??= this.running.then(() => {
      this.next = null;
      const check = this.checkNow();
      this.running = check.catch(() => undefined);
      return check;
    });
    return this.next;
  };

  stop(): void {
    clearInterval(this.timer);
    this.stopListening();
  }

  private sharing(key: string): LiveConnection[] {
    return [...this.open].filter((connection) => connection.key === key);
  }

  private checkInBackground(): void {
    if (this.open.size === 0) return;
    this.check().catch((error: unknown) => log.warn({ err: error }, 'Live connections were not checked.'));
  }

  private async checkNow(): Promise<void> {
    const { clock, dependencies } = this.context;
    const connections = [...this.open];
    const sessionIds = connections.map(({ sessionId }) => sessionId);
    const callerOf = await findCallers(sessionIds, clock(), dependencies);
    await Promise.all(connections.map((connection) => connection.settle(callerOf(connection.sessionId))));
  }
}
