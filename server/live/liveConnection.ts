import { type ExecutionArgs, GraphQLError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { SignedOutReason } from '../../domain/errors.ts';
import type { Caller } from '../identity/caller.ts';
import { createEventContext, type EventContextOptions } from '../identity/identityContext.ts';
import type { Client } from '../operations/client.ts';
import { LiveSubscription } from './liveSubscription.ts';

/** What a connection needs from its socket. */
interface Closable {
  close: (code: number, reason: string) => void;
}

/** The close codes of https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md: a client tries again only after the second one. */
const UNAUTHORIZED = 4401;
const FORBIDDEN = 4403;

/** How long a socket without a session stays open, in milliseconds, so that its subscriptions learn why they end. */
const TELL_MS = 1000;

interface ConnectionOptions {
  /** Null if the browser sent no session. */
  sessionId: string | null;
  /** Sockets with the same key share limits. */
  key: string;
  client: Client;
  context: EventContextOptions;
  /** Looks up again who the connections belong to. */
  check: () => Promise<void>;
}

/** What sockets share limits by: their login, or their network address if they have no session. */
export function connectionKey({ session }: Caller, { address }: Client): string {
  return session ? `login ${session.accountId}` : `address ${address}`;
}

/** One socket: who uses it, and its subscriptions. */
export class LiveConnection {
  readonly sessionId: string | null;
  readonly key: string;
  /**
   * By the message that asks for each, because a client may use an id again before its first subscription is open. Null while it is
   * still opening, which counts, too: otherwise many requests at once would pass the limit.
   */
  private readonly subscriptions = new Map<SubscribePayload, LiveSubscription | null>();
  private isLeaving = false;
  private hasEnded = false;

  constructor(
    private readonly socket: Closable,
    private caller: Caller,
    private readonly options: ConnectionOptions,
  ) {
    this.sessionId = options.sessionId;
    this.key = options.key;
  }

  /** Whether the socket is gone. Subscriptions that are still opening then end at once. */
  get isOver(): boolean {
    return this.hasEnded;
  }

  /** How many subscriptions it has, including those still opening. */
  get following(): number {
    return this.subscriptions.size;
  }

  /**
   * Opens a message's subscription.
   * @param read reads the message.
   * @returns what was read, or why it is refused.
   */
  async begin(
    message: SubscribePayload,
    read: () => Promise<readonly GraphQLError[] | ExecutionArgs>,
  ): Promise<readonly GraphQLError[] | ExecutionArgs> {
    this.subscriptions.set(message, null);
    try {
      const operation = await read();
      if ('schema' in operation) await this.open(message, operation);
      return operation;
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      return [new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) })];
    } finally {
      if (this.subscriptions.get(message) === null) this.forget(message);
    }
  }

  /** The subscription that a message opened; undefined once it is over. */
  opened(message: SubscribePayload): LiveSubscription | undefined {
    return this.subscriptions.get(message) ?? undefined;
  }

  /** Ends all subscriptions once the socket is gone: the protocol library ends only the latest one of each id. */
  async end(): Promise<void> {
    this.hasEnded = true;
    await Promise.all(this.openOnes.map((subscription) => subscription.return()));
  }

  /**
   * Updates who the session belongs to and what they may do. Subscriptions that they may no longer have end. So does a socket with nobody
   * signed in.
   */
  async settle(caller: Caller): Promise<void> {
    const hasChanged = factsOf(caller) !== factsOf(this.caller);
    this.caller = caller;
    if (hasChanged) await Promise.all(this.openOnes.map((subscription) => subscription.confirm()));
    if (caller.person !== null || this.isLeaving) return;
    this.isLeaving = true;
    // A client that doesn't read the reason cannot keep the socket open.
    setTimeout(() => this.close(), TELL_MS).unref();
    this.leaveOnceTold();
  }

  private get openOnes(): LiveSubscription[] {
    return [...this.subscriptions.values()].filter((subscription) => subscription !== null);
  }

  private async open(message: SubscribePayload, args: ExecutionArgs): Promise<void> {
    const { check, client, context } = this.options;
    await check();
    const subscription = await LiveSubscription.open(args, {
      context: () => createEventContext(context, this.caller, client),
      check,
      ended: () => this.forget(message),
    });
    if (this.isOver) await subscription.return();
    else this.subscriptions.set(message, subscription);
  }

  private forget(message: SubscribePayload): void {
    this.subscriptions.delete(message);
    if (this.isLeaving) this.leaveOnceTold();
  }

  /** Closes the socket once the refusals of all its subscriptions are sent, including those still opening. */
  private leaveOnceTold(): void {
    if (this.following === 0) setImmediate(() => this.close());
  }

  private close(): void {
    const { signedOutBecause: reason } = this.caller;
    const mayComeBack = reason === SignedOutReason.ACCESS_EXPIRED;
    this.socket.close(mayComeBack ? FORBIDDEN : UNAUTHORIZED, reason ?? 'UNAUTHENTICATED');
  }
}

function factsOf({ person, signedOutBecause }: Caller): string {
  return JSON.stringify([person, signedOutBecause]);
}
