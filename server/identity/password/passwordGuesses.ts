import { Options, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { MONTHS } from '../../../domain/imports/importDays.ts';

/** Whoever may guess without a limit makes fewer guesses than that. Eight random characters take so many. */
const ENOUGH_GUESSES = 1e8;

/** In characters. The estimator's time grows with the square of the length: so many take it some milliseconds, 128 a fifth of a second. */
const JUDGED_LENGTH = 32;

/** So often the signs of a password count that it repeats. */
const REPEATED_SIGNS = 3;
const SIGN = /[^\p{L}\p{M}\p{N}]/gu;

/** A character, once or more in a row. */
const RUN = /(.)\1*/gsu;

/** A month that stands by itself, as in `25NOV2024` or `July 4 1776`. The estimator finds dates in figures alone. */
const MONTH = new RegExp(`(?<!\\p{L})(?:${MONTHS.map(withShortForm).join('|')})(?!\\p{L})`, 'giu');

/** Signs that stand for the sound of their name, beside those that look like a letter. */
const SOUNDS = { ate: ['8'], ato: ['8'], for: ['4'], to: ['2'] };

const AMERICAN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
/** What the same keys write elsewhere; a key that writes no letter there, or two, as in America. */
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
  // By default 100, which takes it ten times as long for a text that is full of letters written as signs.
  l33tMaxSubstitutions: 16,
});

/**
 * Whether a password is soon guessed by somebody who tries sequences, repeats, rows of keys, dates and common words, also with signs between
 * their letters, with every letter twice, or on keys with other letters, before anything else (Spec 3.8). Its first 32 characters decide,
 * whatever their case.
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

/** The fewer of the guesses for a text as it is, and as its keys would write it in America. */
function guessesOf(text: string): number {
  const onAmericanKeys = Array.from(text, (letter) => AMERICAN_KEY.get(letter) ?? letter).join('');
  return Math.min(...[...new Set([text, onAmericanKeys])].map((written) => estimator.check(written).guesses));
}

/** `NOVEMBER` as a pattern that matches `NOV`, too. */
function withShortForm(month: string): string {
  return `${month.slice(0, 3)}(?:${month.slice(3)})?`;
}
