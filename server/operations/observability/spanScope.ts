import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/*
 * Which span a database command belongs to, because the driver knows nothing about requests. Only with tracing: Node then follows every
 * promise, which costs an eighth of the requests a second (docs/decisions/0015-observability.md).
 */

const spans = new AsyncLocalStorage<Span>();

export function currentSpan(): Span | null {
  return spans.getStore() ?? null;
}

/** Runs work as part of a span, with everything that it starts; without a span, just runs it. */
export function runInSpan<Result>(span: Span | null, work: () => Result): Result {
  return span === null ? work() : spans.run(span, work);
}
