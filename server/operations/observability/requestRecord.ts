import type { IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';
import { errorCount } from './metrics.ts';

/** What is known about a request while it is answered, for its log line and metrics. Holds no personal data. */
export interface RequestRecord {
  /** Identifies the request in the log, in its answer's X-Request-Id, and in the message of an unexpected failure. */
  readonly id: string;
  /** The kind of GraphQL operation and its first root field, as `query sectionOverview`; null before one is executed. */
  operation: string | null;
  /** The client's name for the operation; null if it gives none. */
  operationName: string | null;
  /** The id of the login that asks or has signed in; null for nobody. Only the store can lead from it to a person. */
  account: string | null;
  /** The id of the program key, right or wrong; null without one. It is not part of the secret. */
  key: string | null;
  /** `extensions.code` of each error in the answer. */
  readonly errors: string[];
  /** Whether it was answered before its operation ended. */
  isAnswered: boolean;
  /** The trace's spans of the request and of its operation; null without tracing. */
  readonly span: Span | null;
  operationSpan: Span | null;
}

/** The part of a request's context that lets it be observed. */
export interface Observed {
  /** For the log and the metrics; null if this is not observed as a request. */
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

/** Counts an answer's error by its `extensions.code`, and adds it to the request's log line. */
export function noteError(code: string, record: RequestRecord | null): void {
  // After the time limit, the answer is already sent. Further errors of the operation belong to no answer.
  if (record?.isAnswered) return;
  errorCount.inc({ code });
  record?.errors.push(code);
}
