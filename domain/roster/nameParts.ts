/** Whole names as rosters write them: `LAST, FIRST MI`, with a suffix after any of the three. */
import type { Problem } from '../errors.ts';
import { quoted } from '../imports/importTexts.ts';
import { withoutRank } from './nameRank.ts';
import type { Name } from './rosterRow.ts';

/** JR, SR, II, III or IV. A single letter is an initial. */
export function isSuffix(word: string): boolean {
  return /^(?:JR|SR|II|III|IV)\.?$/i.test(word);
}

/** A name and its suffix, apart; `` for no suffix. A suffix alone is a name. */
export function withoutSuffix(name: string): { name: string; suffix: string } {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !isSuffix(last)) return { name, suffix: '' };
  return { name: words.slice(0, -1).join(' '), suffix: last };
}

/** What comes first in a name without a comma. */
export const NameOrder = { FIRST_NAME: 'FIRST_NAME', LAST_NAME: 'LAST_NAME' } as const;
export type NameOrder = (typeof NameOrder)[keyof typeof NameOrder];

/** A name from a file, and the rank in it; `` for none. */
export type RankedName = Name & { readonly rank: string };

/**
 * Splits `Morgan, Alex Lee` and `MORGAN, ALEX L JR`; the suffix goes to the last name. A rank in any part is taken out.
 * @param order what comes first if there is no comma; if null, the whole text is the last name
 */
export function nameParts(name: string, order: NameOrder | null = null): RankedName {
  const [before = '', ...pieces] = name.split(',');
  const last = withoutRank(before, true);
  const behind = pieces.map((piece) => withoutRank(piece, false));
  const given = withoutSuffix(
    behind
      .map((piece) => piece.name)
      .filter((piece) => !isSuffix(piece))
      .join(' ')
      .trim(),
  );
  const [firstName = '', ...middle] = wordsOf(given.name);
  const suffixes = [...behind.map((piece) => piece.name).filter(isSuffix), given.suffix].filter((one) => one !== '');
  const rank = [last, ...behind].map((piece) => piece.rank).find((one) => one !== '') ?? '';
  if (firstName === '' && order !== null) return { ...inOrder([last.name, ...suffixes].join(' '), order), rank };
  return { lastName: [last.name, ...suffixes].join(' '), firstName, middleName: middle.join(' '), rank };
}

/** Whether staff have to say what comes first: the name has several words and no comma before the first name. */
export function isOrderOpen(name: string): boolean {
  const { firstName, lastName } = nameParts(name);
  return firstName === '' && wordsOf(withoutSuffix(lastName).name).length > 1;
}

/** Words that belong to the last name after them. */
const PARTICLES: readonly string[] = 'DE DEL DELA LA LAS LOS DA DOS VAN VON DER DEN ST SAN SANTA MC MAC'.split(' ');

function inOrder(name: string, order: NameOrder): Name {
  const { name: plain, suffix } = withoutSuffix(name);
  const words = wordsOf(plain);
  const isParticle = (word = '') => PARTICLES.includes(word.replace(/\W/g, '').toUpperCase());
  let length = 1;
  if (order === NameOrder.LAST_NAME) while (isParticle(words[length - 1]) && length < words.length - 1) length += 1;
  else while (isParticle(words.at(-length - 1)) && length < words.length - 1) length += 1;
  const at = order === NameOrder.LAST_NAME ? 0 : words.length - length;
  const last = words.slice(at, at + length);
  const [firstName = '', ...middle] = words.toSpliced(at, length);
  return { lastName: [...last, ...(suffix === '' ? [] : [suffix])].join(' '), firstName, middleName: middle.join(' ') };
}

/** A row's cells with parts of a name. */
export type NameCells = { readonly [Cell in 'name' | keyof Name]?: string | undefined };

/** The name in the cells, whole or in parts, without ranks. */
export function nameIn(cells: NameCells, order: NameOrder | null = null): RankedName {
  if (cells.name !== undefined) return nameParts(cells.name, order);
  const last = withoutRank(cells.lastName ?? '', true);
  const [first, middle] = [cells.firstName, cells.middleName].map((cell) => withoutRank(cell ?? '', false));
  return {
    lastName: last.name,
    firstName: first?.name ?? '',
    middleName: middle?.name ?? '',
    rank: [last, first, middle].map((part) => part?.rank ?? '').find((one) => one !== '') ?? '',
  };
}

/**
 * A name with its parts in place. `LAST, FIRST` in one cell is split if the other cell is blank or says the same. A suffix goes after the last
 * name. Contradicting parts stay.
 */
export function nameInPlace(given: Name): Name {
  const name = apart(given);
  const [first, middle] = [withoutSuffix(name.firstName), withoutSuffix(name.middleName)];
  const alone = isSuffix(middle.name) ? middle.name : '';
  const suffix = first.suffix || middle.suffix || alone;
  if (suffix === '' || withoutSuffix(name.lastName).suffix !== '') return name;
  return {
    lastName: `${name.lastName} ${suffix}`,
    firstName: first.name,
    middleName: alone === '' ? middle.name : '',
  };
}

function apart(name: Name): Name {
  const { firstName, middleName, lastName } = name;
  const says = (cell: string, part: string) => cell === '' || cell.toUpperCase() === part.toUpperCase();
  const [ofLast, ofFirst] = [nameParts(lastName), nameParts(firstName)];
  if (lastName.includes(',')) {
    if (ofLast.firstName === '') return { ...name, lastName: ofLast.lastName };
    const given = [ofLast.firstName, `${ofLast.firstName} ${ofLast.middleName}`.trim()];
    return given.some((part) => says(firstName, part)) ? partsOf(ofLast, middleName) : name;
  }
  const isWhole = firstName.includes(',') && ofFirst.firstName !== '' && says(lastName, ofFirst.lastName);
  return isWhole ? partsOf(ofFirst, middleName) : name;
}

function partsOf({ lastName, firstName, middleName }: Name, cellOfMiddle: string): Name {
  return { lastName, firstName, middleName: cellOfMiddle === '' ? middleName : cellOfMiddle };
}

/** The problem of a new person whose last name still has a first name after a comma. */
export function commaProblems({ lastName }: Name): Problem[] {
  if (!lastName.includes(',')) return [];
  const message = `${quoted(lastName)} has a first and a last name, and the other cell has a different one. Put each in its own cell.`;
  return [{ field: 'lastName', message }];
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
