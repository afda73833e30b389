import type { ExecutionArgs } from 'graphql';
import { SignedOutReason } from '../../domain/errors.ts';
import { createEventContext, type EventContextOptions } from '../context.ts';
import type { Caller } from '../identity/caller.ts';
import type { Client } from '../security/client.ts';
import { LiveSubscription } from './liveSubscription.ts';

/** What a connection needs of its socket. */
interface Closable {
  close: (code: number, reason: string) => void;
}

/** The close codes of https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md: a client tries again after the second one only. */
const UNAUTHORIZED = 4401;
const FORBIDDEN = 4403;

/** How long a socket without a session stays open, so that its subscriptions can be told why they end; in milliseconds. */
const TELL_MS = 1000;

interface ConnectionOptions {
  /** Null when the browser brought no session. */
  sessionId: string | null;
  client: Client;
  context: EventContextOptions;
  /** Finds out anew who the connections belong to. */
  check: () => Promise<void>;
}

/** One socket: whose it is by now, and what it follows. */
export class LiveConnection {
  readonly sessionId: string | null;
  /** Who shares its limits: the login's sockets, or without a session those of the network address. */
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

  /** Whether its socket is gone: what is still being opened then ends at once. */
  get isOver(): boolean {
    return this.hasEnded;
  }

  opened(socket: Closable): void {
    this.socket = socket;
  }

  /** How many subscriptions it has, those that are still being opened included, or the limit would not hold while many are asked for at once. */
  get following(): number {
    return this.subscriptions.size + this.beingOpened;
  }

  /** Does what opens a subscription, which counts as one from its beginning. */
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

  /** Ends all that it follows once its socket is gone: the protocol ends the latest subscription of each id alone. */
  async end(): Promise<void> {
    this.hasEnded = true;
    await Promise.all([...this.subscriptions].map((subscription) => subscription.return()));
  }

  /** Takes note of whose the session is and what they may do by now: what they may not follow any more ends, and so does a socket of nobody. */
  async settle(caller: Caller): Promise<void> {
    const hasChanged = factsOf(caller) !== factsOf(this.caller);
    this.caller = caller;
    if (hasChanged) await Promise.all([...this.subscriptions].map((subscription) => subscription.confirm()));
    if (caller.person !== null || this.isLeaving) return;
    this.isLeaving = true;
    // A client that does not read the reason is not waited for.
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

  /** The refusals of the subscriptions go out first, those of the ones that are still being opened included. */
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
