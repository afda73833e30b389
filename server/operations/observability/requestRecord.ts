import type { IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';
import { errorCount } from './metrics.ts';

/** What is known of a request while it is answered, for its line in the log and its measurements. Holds no personal data. */
export interface RequestRecord {
  /** Identifies the request in the log, in its answer's X-Request-Id, and in the message of an unexpected failure. */
  readonly id: string;
  /** The kind of GraphQL operation and the first of its root fields, as `query sectionOverview`; null before one is executed. */
  operation: string | null;
  /** What the client calls the operation; null where it does not. */
  operationName: string | null;
  /** Id of the login that asks, or that signed in; null for nobody. It leads to a person only by way of the store. */
  account: string | null;
  /** Id of the key for programs that was sent, be it right or not; null without one. It is no part of the secret. */
  key: string | null;
  /** `extensions.code` of each error in the answer. */
  readonly errors: string[];
  /** Whether it was answered before its operation came to an end. */
  isAnswered: boolean;
  /** The trace's spans of the request and of its operation; null without tracing. */
  readonly span: Span | null;
  operationSpan: Span | null;
}

/** The part of a request's context by which it is observed. */
export interface Observed {
  /** For the log and the measurements; null for what is not observed as a request. */
  record: RequestRecord | null;
}

const records = new WeakMap<IncomingMessage, RequestRecord>();

export function keepRecord(request: IncomingMessage, record: RequestRecord): void {
  records.set(request, record);
}

/** Null for a request that is not observed, such as one for a socket. */
export function recordOf(request: IncomingMessage): RequestRecord | null {
  return records.get(request) ?? null;
}

/** Counts an error of an answer by its `extensions.code`, and names it in the request's line in the log. */
export function noteError(code: string, record: RequestRecord | null): void {
  // Once the time limit has passed and the answer is sent, further errors of the operation are part of no answer.
  if (record?.isAnswered) return;
  errorCount.inc({ code });
  record?.errors.push(code);
}
