import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { MONTHS } from '../../../domain/imports/importDays.ts';

/** Whoever may guess without a limit makes fewer guesses than that. Eight random characters take so many. */
const ENOUGH_GUESSES = 1e8;

/** In characters. The estimator's time grows with the square of the length: so many take it some milliseconds, 128 a fifth of a second. */
const JUDGED_LENGTH = 32;

/** So often the signs of a password count that it repeats. */
const REPEATED_SIGNS = 3;
const SIGN = /[^\p{L}\p{M}\p{N}]/gu;

/** A month that stands by itself, as in `25NOV2024` or `July 4 1776`. The estimator finds dates in figures alone. */
const MONTH = new RegExp(`(?<!\\p{L})(?:${MONTHS.map(withShortForm).join('|')})(?!\\p{L})`, 'giu');

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: JUDGED_LENGTH,
  // By default 100, which takes it ten times as long for a text that is full of letters written as signs.
  l33tMaxSubstitutions: 16,
});

/**
 * Whether a password is soon guessed by somebody who tries sequences, repeats, rows of keys, dates and common words, also with signs between
 * their letters, before anything else (Rule 2). Its first 32 characters decide, whatever their case.
 */
export function isSoonGuessed(password: string): boolean {
  const judged = password
    .normalize('NFKC')
    .slice(0, JUDGED_LENGTH)
    .replaceAll(MONTH, (month) => String(MONTHS.findIndex((name) => name.startsWith(month.toUpperCase())) + 1))
    .toLowerCase();
  const signs = judged.match(SIGN) ?? [];
  const signsThatCount = Math.max(new Set(signs).size, Math.min(signs.length, REPEATED_SIGNS));
  const guesses = Math.min(
    estimator.check(judged).guesses,
    estimator.check(judged.replaceAll(SIGN, '')).guesses * 10 ** signsThatCount,
  );
  return guesses < ENOUGH_GUESSES;
}

/** `NOVEMBER` as a pattern that matches `NOV`, too. */
function withShortForm(month: string): string {
  return `${month.slice(0, 3)}(?:${month.slice(3)})?`;
}
