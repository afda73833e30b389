/**
 * Reads the texts of an import as people write them. Case, blanks and punctuation don't matter, and both the product's labels and the API's
 * names work (Spec 20.2). A text with two meanings is not guessed at.
 */
import { cleanText } from '../texts.ts';
import { listInWords } from '../words.ts';

/** The value of a text, or the problem if it has none. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

/** In a cell, this clears the field. A blank cell leaves the field unchanged. */
export const NONE = 'NONE';

/** A reading with its value mapped. */
export function mapped<From, To>(reading: Reading<From>, map: (value: From) => To): Reading<To> {
  return 'value' in reading ? { value: map(reading.value) } : reading;
}

/**
 * Reads a value of a list, by its label (`2LT`, `bn staff`, `1`) or by its name in the API (`SECOND_LT`, `TEAM_1`).
 * @param label the field's name in the problem
 * @param offered the values that the problem lists
 * @param also other words for a value, in capital letters and digits only
 */
export function readListed<Value extends string>(
  label: string,
  text: string,
  values: readonly Value[],
  shown: Readonly<Record<Value, string>>,
  offered: readonly Value[] = values,
  also: Readonly<Partial<Record<string, readonly string[]>>> = {},
): Reading<Value> {
  const wanted = matchKey(text);
  const value =
    values.find((one) => wanted === matchKey(shown[one]) || wanted === matchKey(one)) ??
    values.find((one) => also[one]?.includes(wanted));
  if (value !== undefined) return { value };
  const texts = offered.map((one) => shown[one]);
  return { problem: `${label} must be ${listInWords(texts, 'or')}, not ${quoted(text)}.` };
}

const YES: readonly string[] = ['YES', 'Y', 'TRUE', 'T', 'X', '1'];
const NO: readonly string[] = ['NO', 'N', 'FALSE', 'F', '0'];
const DONE: readonly string[] = ['C', 'COMPLETE', 'COMPLETED', 'Q', 'QUALIFIED'];
const NOT_DONE: readonly string[] = ['NC', 'NOTCOMPLETE', 'INCOMPLETE', 'NQ', 'NOTQUALIFIED', 'UNQUALIFIED', NONE];
const PASS: readonly string[] = [...YES, 'PASS', 'PASSED', 'P', 'GO'];
const FAIL: readonly string[] = [...NO, 'FAIL', 'FAILED', 'NOGO'];

/**
 * Reads yes, y, true, t, x and 1, or no, n, false, f and 0. For a course or a qualification also complete, c, qualified and q, or n/c,
 * incomplete, none and the like.
 * @param also other words for yes and no, in capital letters and digits only
 */
export function readYesNo(
  label: string,
  text: string,
  also: { readonly yes: readonly string[]; readonly no: readonly string[] } = { yes: [], no: [] },
): Reading<boolean> {
  const [yes, no] = [
    [...YES, ...DONE, ...also.yes],
    [...NO, ...NOT_DONE, ...also.no],
  ];
  return readEither(text, yes, no, `${label} must be yes or no, not ${quoted(text)}.`);
}

/** Reads yes, y, true, t, x, 1, pass, passed, p and go, or no, n, false, f, 0, fail, failed and no-go. */
export function readPassFail(label: string, text: string): Reading<boolean> {
  return readEither(text, PASS, FAIL, `${label} must be pass or fail, not ${quoted(text)}.`);
}

function readEither(text: string, yes: readonly string[], no: readonly string[], problem: string): Reading<boolean> {
  const wanted = matchKey(text);
  if (yes.includes(wanted)) return { value: true };
  return no.includes(wanted) ? { value: false } : { problem };
}

/** A text's letters and digits in capitals: the same for `BN STAFF`, `Bn-Staff` and `BN_STAFF`, and for `E-4` and `e4`. */
export function matchKey(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

/** The most characters of a text that a problem quotes. */
const QUOTED_MAX_LENGTH = 40;

/** The text as a problem quotes it. */
export function quoted(text: string): string {
  const characters = Array.from(cleanText(text));
  const isLong = characters.length > QUOTED_MAX_LENGTH;
  return `"${characters.slice(0, QUOTED_MAX_LENGTH).join('')}${isLong ? '…' : ''}"`;
}
