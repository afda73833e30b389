import { OPERATION_WITHIN_MS } from '../../../server/http/requestLimits.ts';
import type { Answer } from '../support/httpSender.ts';

/** How long an answer may take, in milliseconds, while dozens of requests are under way: the server's limit for an operation, and a second. */
const ANSWER_WITHIN_MS = OPERATION_WITHIN_MS + 1000;
/** The largest answer that an honest request gets, a hundred whole records, has some 300 kB. */
const ANSWER_BYTES = 1_000_000;

/** What no answer may contain in production, with its name. */
const GIVEN_AWAY: readonly [RegExp, string][] = [
  [/\bat .{0,200}:\d+:\d+/, 'a stack trace'],
  [/stacktrace/, 'a stack trace'],
  [/node_modules|file:\/\/|dist[/\\]server|root:x:/, 'a path or file of the server'],
  [/Did you mean/, 'a suggestion'],
  [/INTERNAL_SERVER_ERROR|^closed 4500/, 'a fault of the server'],
  [/MongoServerError|CastError|BSONError|mongoose/i, 'a word of the store'],
];

/** What is wrong with an answer, whatever was asked; null when nothing. */
export function faultOf({ status, body, milliseconds }: Answer): string | null {
  if (status >= 500 && status !== 503) return `status ${status}`;
  if (milliseconds > ANSWER_WITHIN_MS) return `an answer after ${Math.round(milliseconds)} ms`;
  if (body.length > ANSWER_BYTES) return `an answer of ${body.length} bytes`;
  return faultOfText(body);
}

export function faultOfText(text: string): string | null {
  return GIVEN_AWAY.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
