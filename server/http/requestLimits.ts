/**
 * The most that a request may ask for. `requestLimits.test.ts` measures every document of the client and every example in docs/api.md, as
 * Apollo Client sends them. Each limit is twice the largest of them, rounded up.
 */

export interface DocumentLimits {
  /** Characters of the text, including comments. The export of your own data has about 4,100. */
  characters: number;
  /** Tokens of the text; editing a whole record takes under 300. Reading stops at this limit. */
  tokens: number;
  /**
   * How deep fields may be nested. A requirement's tests in a file of events have 8 levels, and no type of the schema leads back to itself.
   */
  depth: number;
  /**
   * Fields of an answer and the fragments around them, spelled out. Fields below a `first` count as often as its number says, or a hundred
   * times (the largest page) if it is a variable. Below a left-out `first`, and in a list without one, they count once. A page of the
   * roster has about 6,300.
   */
  cost: number;
  /**
   * How often fragments or the text repeat the same field in one place of the answer. A screen's fragments repeat `id` and `__typename` up
   * to ten times. GraphQL's rules compare each with each.
   */
  repeats: number;
  /** Aliases. The product needs none; two let a program ask for the same kind of thing twice. */
  aliases: number;
  /** Uses of directives. The product needs none; only `@include` and `@skip` exist. */
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
 * The most problems of a document that are reported: its author fixes the first ones anyway. Outside production, each takes about a
 * millisecond, for finding similar names.
 */
export const MAX_PROBLEMS = 5;

/** The largest request body that everybody may send, in bytes. The largest honest one, a whole record, is under 4 kB. */
export const MAX_BODY_BYTES = 100_000;

/**
 * The largest body for people who may send large ones, in bytes. An import of questions, with all texts at their longest, has under 3
 * million characters.
 */
export const MAX_LARGE_BODY_BYTES = 4_000_000;

/** The largest message on a socket, in bytes. The largest honest one, a subscription to a whole record, is under 4 kB. */
export const MAX_MESSAGE_BYTES = 20_000;

/**
 * How many bytes of checked documents are kept, as JSON; in memory they are about ten times as large. The product's documents take under 1
 * MB. The oldest goes first, so a client that keeps sending new ones cannot fill the memory.
 */
export const MAX_KEPT_DOCUMENT_BYTES = 3_000_000;

/** How long a request's headers may take to arrive, in milliseconds: a phone on a bad network needs a few seconds. */
export const HEADERS_WITHIN_MS = 10_000;

/** How long a whole request may take to arrive, in milliseconds: no longer than a desktop client waits for its answer. */
export const REQUEST_WITHIN_MS = 30_000;

/**
 * How long an idle connection is kept, in milliseconds: longer than proxies keep theirs, so that no proxy sends on a closing connection.
 */
export const KEEP_ALIVE_MS = 65_000;

/** How long an operation may take, in milliseconds. The client gives up after 30 s, so it still gets the answer that this took too long. */
export const OPERATION_WITHIN_MS = 20_000;

/** The longest error message, in characters: each of graphql-js's errors repeats the refused value. */
export const MAX_MESSAGE_CHARACTERS = 500;
