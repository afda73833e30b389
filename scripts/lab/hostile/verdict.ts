import { OPERATION_WITHIN_MS } from '../../../server/http/requestLimits.ts';
import type { Answer } from '../support/httpSender.ts';

/**
 * The longest time for an answer while dozens of requests are running, in milliseconds: the server's limit for an operation, plus a second.
 */
const ANSWER_WITHIN_MS = OPERATION_WITHIN_MS + 1000;
/** The largest honest answer, a hundred whole records, has about 300 kB. */
const ANSWER_BYTES = 1_000_000;

/** What no answer may contain in production, with a name for it. */
const GIVEN_AWAY: readonly { readonly pattern: RegExp; readonly name: string }[] = [
  { pattern: /\bat .{0,200}:\d+:\d+/, name: 'a stack trace' },
  { pattern: /stacktrace/, name: 'a stack trace' },
  { pattern: /node_modules|file:\/\/|dist[/\\]server|root:x:/, name: 'a path or file of the server' },
  { pattern: /Did you mean/, name: 'a suggestion' },
  { pattern: /INTERNAL_SERVER_ERROR|^closed 4500/, name: 'a fault of the server' },
  { pattern: /MongoServerError|CastError|BSONError|mongoose/i, name: 'a word of the store' },
];

/** What is wrong with an answer, whatever was asked; null when nothing. */
export function faultOf({ status, body, milliseconds }: Answer): string | null {
  if (status >= 500 && status !== 503) return `status ${status}`;
  if (milliseconds > ANSWER_WITHIN_MS) return `an answer after ${Math.round(milliseconds)} ms`;
  if (body.length > ANSWER_BYTES) return `an answer of ${body.length} bytes`;
  return faultOfText(body);
}

export function faultOfText(text: string): string | null {
  return GIVEN_AWAY.find(({ pattern }) => pattern.test(text))?.name ?? null;
}
