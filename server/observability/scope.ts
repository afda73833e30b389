import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

/** What is known of a request while it is answered; for its line in the log and its measurements. Holds nobody's data. */
export interface RequestRecord {
  /** Names the request in the log, in its answer's X-Request-Id, and in what an unexpected failure tells. */
  readonly id: string;
  /** The kind of GraphQL operation and the first of its root fields, as `query sectionOverview`; null before one is executed. */
  operation: string | null;
  /** What the client calls the operation; null where it does not. */
  operationName: string | null;
  /** Id of the login that asks, or that signed in; null for nobody. It leads to a person only by way of the store. */
  account: string | null;
  /** `extensions.code` of each error in the answer. */
  readonly errors: string[];
  /** How many database commands it took so far. */
  commands: number;
  /** How long these took, in milliseconds. Those that ran side by side count each. */
  databaseMs: number;
  /** The trace's spans of the request and of its operation; null without tracing. */
  readonly span: Span | null;
  operationSpan: Span | null;
}

interface Scope {
  readonly request: RequestRecord;
  /** What database commands that are sent now are part of. */
  readonly span: Span | null;
}

const scopes = new AsyncLocalStorage<Scope>();

/** The request that is being answered; null for work that no request waits for. */
export function currentRequest(): RequestRecord | null {
  return scopes.getStore()?.request ?? null;
}

export function currentSpan(): Span | null {
  return scopes.getStore()?.span ?? null;
}

/** Does work as a part of a request, with all that it starts. */
export function runInScope<Result>(request: RequestRecord, span: Span | null, work: () => Result): Result {
  return scopes.run({ request, span }, work);
}
