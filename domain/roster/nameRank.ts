/** Ranks inside a name, as files write them: `SSG Pell, Corin Ames`, `Ovando, SPC Lia R.`, `Tran Jr, Bao (PFC)`. */
import { matchKey } from '../imports/importTexts.ts';
import type { Rows } from '../record/fields.ts';
import { Grade, Rank, rankLabel } from '../values.ts';
import { readRank } from './rosterTexts.ts';
import { OTHER_WORDS } from './rosterWords.ts';

/** Ranks that the product doesn't have. They aren't part of a name either. */
const OTHER_RANKS: readonly string[] = ['SGM', 'CSM', 'WO1', 'CW2', 'CW3', 'CW4', 'CW5', 'MAJ', 'LTC'];

const RANKS: ReadonlySet<string> = new Set([
  ...OTHER_RANKS,
  ...Object.values(Rank).flatMap((rank) => [matchKey(rankLabel[rank]), ...(OTHER_WORDS.rank?.[rank] ?? [])]),
]);
const GRADES: readonly string[] = Object.values(Grade);

/** The most words of a rank: `Private First Class`. */
const MOST_WORDS = 3;
/** A shorter word without a digit could be initials. */
const LEAST_LETTERS = 3;

/** A part of a name without the ranks around it, and those ranks as written; `` for none. */
export type WithoutRank = { readonly name: string; readonly rank: string };

/** @param mayBeSpelled whether a spelled-out rank such as `Sergeant` may come before the part. In a first name, it could be a name. */
export function withoutRank(part: string, mayBeSpelled: boolean): WithoutRank {
  let words = part.split(/\s+/).filter((word) => word !== '');
  const ranks: string[] = [];
  const take = (from: number, count: number): void => {
    ranks.push(...words.slice(from, from + count).map((word) => (isPromotable(word) ? word : bare(word))));
    words = words.toSpliced(from, count);
  };
  const spelled = mayBeSpelled ? spelledAhead(words) : 0;
  if (spelled > 0) take(0, spelled);
  while (isRank(words[0])) take(0, 1);
  while (isRank(words.at(-1))) take(words.length - 1, 1);
  // A grade or the mark of promotion alone refers to a rank elsewhere.
  const hasRank = spelled > 0 || ranks.some(isShortRank) || ranks.some((word) => word.includes('/'));
  return { name: words.join(' '), rank: hasRank ? ranks.filter((word) => !isPromotable(word)).join('/') : '' };
}

/** Whether two texts have the same rank, whatever their grades. */
export function areSameRanks(rows: Rows, one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => {
    const reading = readRank(rows, text);
    return 'value' in reading ? reading.value.rank : matchKey(text);
  });
  return first === second;
}

/** How many of the first words are a spelled-out rank, if at least one word follows. */
function spelledAhead(words: readonly string[]): number {
  const counts = Array.from({ length: Math.min(MOST_WORDS, words.length - 1) }, (_, index) => index + 1);
  const isSpelled = (count: number) => RANKS.has(matchKey(words.slice(0, count).join('')));
  return counts.findLast(isSpelled) ?? 0;
}

/** `SSG`, `(PFC)`, `SGT(P)`, `SPC/E-4`, and next to a rank `E6` or `(P)`. */
function isRank(word: string | undefined): boolean {
  if (word === undefined) return false;
  if (isPromotable(word)) return true;
  return bare(word)
    .split('/')
    .every((piece) => isShortRank(piece) || isGrade(piece));
}

/** The word without the mark of promotion, and without brackets, a period or a comma around it. */
function bare(word: string): string {
  return word.replace(/(?<=.)(?:\(P\)|-P)$/i, '').replace(/^[([]|[)\].,:]+$/g, '');
}

function isShortRank(word: string): boolean {
  const key = word.toUpperCase();
  const isShort =
    /\d/.test(key) || (key.length >= LEAST_LETTERS && (OTHER_RANKS.includes(key) || !/[AEIOUY]/.test(key)));
  return isShort && RANKS.has(key);
}

function isGrade(word: string): boolean {
  return GRADES.includes(matchKey(word)) || /^[EWO]-?\d$/i.test(word);
}

function isPromotable(word: string): boolean {
  return /^\(P\)$/i.test(word);
}
