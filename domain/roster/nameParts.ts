/** Whole names as rosters write them: `LAST, FIRST MI`, with a suffix behind any of the three. */
import type { Name } from './rosterRow.ts';

/** JR, SR, II, III or IV. One letter is an initial. */
export function isSuffix(word: string): boolean {
  return /^(?:JR|SR|II|III|IV)\.?$/i.test(word);
}

/** A name apart from the suffix behind it; `` for none. A suffix alone is a name. */
export function withoutSuffix(name: string): { name: string; suffix: string } {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !isSuffix(last)) return { name, suffix: '' };
  return { name: words.slice(0, -1).join(' '), suffix: last };
}

/** Splits `Morgan, Alex Lee` and `MORGAN, ALEX L JR`, whose suffix goes to the last name. Without a comma the parts cannot be told apart. */
export function nameParts(name: string): Name {
  const [last = '', ...behind] = name.split(',').map((part) => part.trim());
  const given = withoutSuffix(behind.filter((part) => !isSuffix(part)).join(' '));
  const [firstName = '', ...middle] = wordsOf(given.name);
  const suffixes = [...behind.filter(isSuffix), given.suffix].filter((suffix) => suffix !== '');
  return { lastName: [last, ...suffixes].join(' '), firstName, middleName: middle.join(' ') };
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
