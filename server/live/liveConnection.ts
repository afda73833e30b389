import type { ExecutionArgs } from 'graphql';
import { SignedOutReason } from '../../domain/errors.ts';
import { createEventContext, type EventContextOptions } from '../identity/identityContext.ts';
import type { Caller } from '../identity/caller.ts';
import type { Client } from '../operations/client.ts';
import { LiveSubscription } from './liveSubscription.ts';

/** What a connection needs of its socket. */
interface Closable {
  close: (code: number, reason: string) => void;
}

/** The close codes of https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md: a client tries again after the second one only. */
const UNAUTHORIZED = 4401;
const FORBIDDEN = 4403;

/** How long a socket without a session stays open, in milliseconds, so that its subscriptions can be told why they end. */
const TELL_MS = 1000;

interface ConnectionOptions {
  /** Null when the browser brought no session. */
  sessionId: string | null;
  client: Client;
  context: EventContextOptions;
  /** Looks up anew who the connections belong to. */
  check: () => Promise<void>;
}

/** One socket: who uses it, and which subscriptions it has. */
export class LiveConnection {
  readonly sessionId: string | null;
  /** Sockets with the same key share limits: those of a login, or without a session those of a network address. */
  readonly key: string;
  private readonly subscriptions = new Set<LiveSubscription>();
  private beingOpened = 0;
  private socket: Closable | null = null;
  private isLeaving = false;
  private hasEnded = false;

  constructor(
    private caller: Caller,
    private readonly options: ConnectionOptions,
  ) {
    this.sessionId = options.sessionId;
    this.key = caller.session ? `login ${caller.session.accountId}` : `address ${options.client.address}`;
  }

  /** Whether its socket is gone: subscriptions that are still being opened then end at once. */
  get isOver(): boolean {
    return this.hasEnded;
  }

  opened(socket: Closable): void {
    this.socket = socket;
  }

  /** How many subscriptions it has, including those that are still being opened: otherwise many requests at once would pass the limit. */
  get following(): number {
    return this.subscriptions.size + this.beingOpened;
  }

  /** Runs what opens a subscription, which counts as one from the beginning. */
  async opening<Result>(work: () => Promise<Result>): Promise<Result> {
    this.beingOpened += 1;
    try {
      return await work();
    } finally {
      this.beingOpened -= 1;
      if (this.isLeaving) this.leaveOnceTold();
    }
  }

  /** @throws GraphQLError when it is not granted. */
  async subscribe(args: ExecutionArgs): Promise<LiveSubscription> {
    const subscription = await this.open(args);
    if (this.isOver) await subscription.return();
    else this.subscriptions.add(subscription);
    return subscription;
  }

  /** Ends all subscriptions once the socket is gone: the protocol library ends only the latest subscription of each id. */
  async end(): Promise<void> {
    this.hasEnded = true;
    await Promise.all([...this.subscriptions].map((subscription) => subscription.return()));
  }

  /**
   * Updates who the session belongs to and what they may do: subscriptions that they may no longer have end, and so does a socket without
   * anybody signed in.
   */
  async settle(caller: Caller): Promise<void> {
    const hasChanged = factsOf(caller) !== factsOf(this.caller);
    this.caller = caller;
    if (hasChanged) await Promise.all([...this.subscriptions].map((subscription) => subscription.confirm()));
    if (caller.person !== null || this.isLeaving) return;
    this.isLeaving = true;
    // A client that does not read the reason does not keep the socket open.
    setTimeout(() => this.close(), TELL_MS).unref();
    this.leaveOnceTold();
  }

  private async open(args: ExecutionArgs): Promise<LiveSubscription> {
    await this.options.check();
    return LiveSubscription.open(args, {
      context: () => createEventContext(this.options.context, this.caller, this.options.client),
      check: this.options.check,
      ended: (ended) => {
        this.subscriptions.delete(ended);
        if (this.isLeaving) this.leaveOnceTold();
      },
    });
  }

  /** Closes the socket after the refusals of all its subscriptions, including those still being opened, were sent. */
  private leaveOnceTold(): void {
    if (this.following === 0) setImmediate(() => this.close());
  }

  private close(): void {
    const { signedOutBecause: reason } = this.caller;
    const mayComeBack = reason === SignedOutReason.ACCESS_EXPIRED;
    this.socket?.close(mayComeBack ? FORBIDDEN : UNAUTHORIZED, reason ?? 'UNAUTHENTICATED');
  }
}

function factsOf({ person, signedOutBecause }: Caller): string {
  return JSON.stringify([person, signedOutBecause]);
}
