/**
 * What a request may ask for at most. `requestLimits.test.ts` measures every document of the client and every example of docs/api.md, as Apollo
 * Client sends them: each number is twice the largest of them, rounded up.
 */

export interface DocumentLimits {
  /** Characters of the text, comments included; one's own export has some 4,100. */
  characters: number;
  /** Tokens of the text; a whole record's edit has under 300. Reading stops there. */
  tokens: number;
  /** How deep fields stand within fields; a requirement's tests in a file of events have 8 levels, and no type of the schema leads back to itself. */
  depth: number;
  /**
   * Fields of an answer and the fragments around them, spelled out. What stands under a `first` counts as often as its number says, and with a variable a hundred times,
   * which is the largest page; under the `first` that is left out it counts once, as does a list without one. A page of the roster has some 6,300.
   */
  cost: number;
  /**
   * How often the same field stands in one place of the answer, because fragments or the text repeat it. The fragments of a screen repeat `id` and
   * `__typename` up to ten times. The rules of GraphQL compare each with each.
   */
  repeats: number;
  /** Second names for fields. The product needs none; two let a program ask for a thing beside another one of its kind. */
  aliases: number;
  /** Uses of directives. The product needs none; `@include` and `@skip` are the only ones. */
  directives: number;
}

export const documentLimits: DocumentLimits = {
  characters: 10000,
  tokens: 800,
  depth: 16,
  cost: 14000,
  repeats: 24,
  aliases: 2,
  directives: 2,
};

/**
 * How many problems of a document are told at most: whoever wrote it mends the first ones, and outside production each takes about a millisecond, as
 * names are looked for that are like the one that is not there.
 */
export const MAX_PROBLEMS = 5;

/** The largest request body taken from everybody, in bytes; the largest honest one, a whole record, is under 4 kB. */
export const MAX_BODY_BYTES = 100_000;

/**
 * The largest one from people who may send large ones, in bytes: an import of questions, with all texts at their longest, has under 3
 * million characters.
 */
export const MAX_LARGE_BODY_BYTES = 4_000_000;

/** The largest message on a socket, in bytes; the largest honest one, a subscription to a whole record, is under 4 kB. */
export const MAX_MESSAGE_BYTES = 20_000;

/**
 * How many bytes of documents that have passed the checks are kept, as JSON; in memory they are some ten times as large. Those of the
 * product have under 1 MB, and the oldest goes first, so that a client that sends ever new ones cannot fill the memory.
 */
export const MAX_KEPT_DOCUMENT_BYTES = 3_000_000;

/** How long the headers of a request may take to come, in milliseconds: a phone on a bad network needs a few seconds. */
export const HEADERS_WITHIN_MS = 10_000;

/** How long a whole request may take to come, in milliseconds: no longer than the client waits for its answer at a desk. */
export const REQUEST_WITHIN_MS = 30_000;

/** How long an idle connection is kept, in milliseconds: longer than proxies keep theirs, so that none sends on one that is being closed. */
export const KEEP_ALIVE_MS = 65_000;

/** How long an operation may take, in milliseconds: the answer that it took too long is there before the client gives up after 30 s. */
export const OPERATION_WITHIN_MS = 20_000;

/** The longest message of an error, in characters: graphql-js repeats the value that it refuses in each of its errors. */
export const MAX_MESSAGE_CHARACTERS = 500;
