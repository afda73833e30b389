import { Options, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { MONTHS } from '../../../domain/imports/importDays.ts';

/** Somebody who can guess without limit still makes fewer guesses than this. Eight random characters take this many. */
const ENOUGH_GUESSES = 1e8;

/**
 * In characters. The estimator's time grows with the square of the length: 32 characters take it some milliseconds, 128 a fifth of a
 * second.
 */
const JUDGED_LENGTH = 32;

/** At least so many signs of a password count, even if one sign repeats. */
const REPEATED_SIGNS = 3;
const SIGN = /[^\p{L}\p{M}\p{N}]/gu;

/** A character, once or more in a row. */
const RUN = /(.)\1*/gsu;

/** A month that stands alone, as in `25NOV2024` or `July 4 1776`. The estimator finds only dates in digits. */
const MONTH = new RegExp(`(?<!\\p{L})(?:${MONTHS.map(withShortForm).join('|')})(?!\\p{L})`, 'giu');

/** Signs that stand for the sound of their name, besides those that look like a letter. */
const SOUNDS = { ate: ['8'], ato: ['8'], for: ['4'], to: ['2'] };

const AMERICAN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
/** What the same keys write on other keyboards. A key that writes no letter there, or two, is as in America. */
const OTHER_KEYS = [
  // Russian, and where Ukrainian differs
  'йцукенгшщзхъфывапролджэячсмитьбю',
  'йцукенгшщзхїфівапролджєячсмитьбю',
  // Greek
  "qςερτυθιοπ[]ασδφγηξκλ;'ζχψωβνμ,.",
  // Hebrew
  "qwקראטוןםפ[]שדגכעיחלךף'זסבהנמצתץ",
  // Arabic
  'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرbىةوز',
] as const;
const AMERICAN_KEY = new Map(
  OTHER_KEYS.flatMap((keys) => Array.from(keys, (letter, place) => [letter, AMERICAN_KEYS.charAt(place)] as const)),
);

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  l33tTable: { ...new Options().l33tTable, ...SOUNDS },
  maxLength: JUDGED_LENGTH,
  // The default of 100 takes ten times as long for a text full of letters written as signs.
  l33tMaxSubstitutions: 16,
});

/**
 * Whether somebody soon guesses a password by trying the usual things first: sequences, repeats, keyboard rows, dates and common words.
 * These also count with signs between their letters, with every letter doubled, or typed on another keyboard (Spec 3.8). The first 32
 * characters decide, in upper or lower case.
 */
export function isSoonGuessed(password: string): boolean {
  const judged = password
    .normalize('NFKC')
    .slice(0, JUDGED_LENGTH)
    .replaceAll(MONTH, (month) => String(MONTHS.findIndex((name) => name.startsWith(month.toUpperCase())) + 1))
    .toLowerCase();
  const signs = judged.match(SIGN) ?? [];
  const signsThatCount = Math.max(new Set(signs).size, Math.min(signs.length, REPEATED_SIGNS));
  const lengthsOfRuns = new Set((judged.match(RUN) ?? []).map((run) => Array.from(run).length));
  const guesses = Math.min(
    guessesOf(judged),
    guessesOf(judged.replaceAll(SIGN, '')) * 10 ** signsThatCount,
    guessesOf(judged.replaceAll(RUN, '$1')) * 10 ** lengthsOfRuns.size,
  );
  return guesses < ENOUGH_GUESSES;
}

/** The smaller number of guesses: for the text as it is, or as its keys would write it in America. */
function guessesOf(text: string): number {
  const onAmericanKeys = Array.from(text, (letter) => AMERICAN_KEY.get(letter) ?? letter).join('');
  return Math.min(...[...new Set([text, onAmericanKeys])].map((written) => estimator.check(written).guesses));
}

/** A pattern for `NOVEMBER` that also matches `NOV`. */
function withShortForm(month: string): string {
  return `${month.slice(0, 3)}(?:${month.slice(3)})?`;
}
