import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import type { RequestContext } from '../api/context.ts';

/** What a subscription needs from its connection. */
interface Subscriber {
  /** The context as of the latest check. */
  context: () => RequestContext;
  /** Looks up again who the connection's session belongs to, and ends what they may no longer follow. */
  check: () => Promise<void>;
  ended: () => void;
}

/**
 * An open subscription: one result for each event, with the permissions as they are after the event. It ends with an error if an event
 * cannot be answered at all, or if it is refused from outside.
 */
export class LiveSubscription implements AsyncIterableIterator<ExecutionResult, undefined, undefined> {
  private refusal: Error | null = null;

  private constructor(
    private readonly args: ExecutionArgs,
    private readonly subscriber: Subscriber,
    private readonly events: AsyncIterator<unknown>,
  ) {}

  /**
   * Begins a subscription.
   * @throws GraphQLError when it is not allowed.
   */
  static async open(args: ExecutionArgs, subscriber: Subscriber): Promise<LiveSubscription> {
    return new LiveSubscription(args, subscriber, await eventsOf(args, subscriber));
  }

  async next(): Promise<IteratorResult<ExecutionResult, undefined>> {
    try {
      const { done, value } = await this.events.next();
      if (!done) await this.subscriber.check();
      if (this.refusal !== null) throw this.refusal;
      if (!done) return { done: false, value: await this.answer(value) };
    } catch (error) {
      await this.return();
      throw error;
    }
    return this.return();
  }

  async return(): Promise<IteratorResult<ExecutionResult, undefined>> {
    this.subscriber.ended();
    await this.events.return?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Checks the permission again. If it is gone, the subscription ends with the refusal. */
  async confirm(): Promise<void> {
    try {
      const events = await eventsOf(this.args, this.subscriber);
      await events.return?.();
    } catch (error) {
      this.refusal = error instanceof Error ? error : new Error(String(error));
      await this.events.return?.();
    }
  }

  private async answer(event: unknown): Promise<ExecutionResult> {
    const result = await execute({ ...this.args, rootValue: event, contextValue: this.subscriber.context() });
    const [error] = result.errors ?? [];
    if (error && !result.data) throw error;
    return result;
  }
}

async function eventsOf(args: ExecutionArgs, { context }: Subscriber): Promise<AsyncIterator<unknown>> {
  const stream = await createSourceEventStream({ ...args, contextValue: context() });
  if (Symbol.asyncIterator in stream) return stream[Symbol.asyncIterator]();
  throw stream.errors?.[0] ?? new GraphQLError('The subscription gives nothing.');
}
