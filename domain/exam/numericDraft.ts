/** What the templates of numeric questions share: their form, and wrong options that do not give the right one away. */
import { type LocalDate } from '../localDate.ts';
import { type Random } from './random.ts';
import { shuffle } from './shuffle.ts';

/** A question with its numbers drawn, before the answer has its place among the options. */
export type NumericDraft = {
  readonly question: string;
  readonly answer: string;
  /** Three wrong answers, each what a known mistake leads to. */
  readonly distractors: readonly string[];
  readonly explanation: string;
};

/** A question whose numbers are drawn anew for every seed. */
export type NumericTemplate = {
  /** The beginning of its questions' ids. */
  readonly name: string;
  readonly topic: string;
  readonly citation: string;
  readonly reviewDate: LocalDate;
  readonly draw: (random: Random) => NumericDraft;
};

type Options = Pick<NumericDraft, 'answer' | 'distractors'>;

/** The answer among three of the mistakes, drawn from those that lead to a positive number other than the answer. */
export function amongMistakes(
  random: Random,
  answer: number,
  mistakes: readonly number[],
  write: (value: number) => string,
): Options {
  const wrong = new Set(mistakes.filter((mistake) => mistake > 0).map(write));
  wrong.delete(write(answer));
  return { answer: write(answer), distractors: shuffle([...wrong], random).slice(0, 3) };
}

/**
 * Options that combine the right or the wrong word with the right or the wrong value: each word and each value is in two of the four, so
 * that neither gives the answer away.
 */
export function crossed(
  random: Random,
  [rightWord, wrongWord]: readonly [string, string],
  [rightValue, wrongValue]: readonly [number, number],
  ending = '',
): Options {
  const write = (word: string, value: number) => `${word} ${String(value)}${ending}`;
  const distractors = [write(rightWord, wrongValue), write(wrongWord, rightValue), write(wrongWord, wrongValue)];
  return { answer: write(rightWord, rightValue), distractors: shuffle(distractors, random) };
}

/** A distance as people write it: `4,000 m`. */
export function meters(distance: number): string {
  return `${distance.toLocaleString('en-US')} m`;
}
