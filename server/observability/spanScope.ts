import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/*
 * Which span a database command is part of: the driver knows nothing of requests. With tracing only, because Node then follows every
 * promise, which costs an eighth of the requests a second (docs/decisions/0015-observability.md).
 */

const spans = new AsyncLocalStorage<Span>();

export function currentSpan(): Span | null {
  return spans.getStore() ?? null;
}

/** Does work as a part of a span, with all that it starts; just does it where there is none. */
export function runInSpan<Result>(span: Span | null, work: () => Result): Result {
  return span === null ? work() : spans.run(span, work);
}
