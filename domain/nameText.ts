import { characterCount, cleanText, withOneApostrophe, withStraightApostrophe } from './texts.ts';

/**
 * A name as it is stored and searched for, so that names that look the same are the same. It is cleaned like all texts, on one line with single
 * blanks. Accents are composed into their letters, and a curly apostrophe becomes a straight one. Joiners stay, because Persian and Indic names
 * need them. The Hawaiian letter that only looks like an apostrophe stays too.
 */
export function nameText(text: string): string {
  return withStraightApostrophe(cleanText(text))
    .replace(/\p{Zs}+/gu, ' ')
    .normalize('NFC');
}

/** A name for sorting and searching: in lower case, without accents or invisible characters, with one kind of apostrophe. */
export function plainName(text: string): string {
  // A shortcut for most names, because a search compares every name of the unit.
  if (/^[A-Za-z0-9 '-]*$/.test(text)) return text.toLowerCase();
  return withOneApostrophe(text)
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
}

/** The problem of a text as a name of at most this many characters; null if it is valid. */
export function lineMessage(label: string, text: string, maxLength: number): string | null {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim())) return `${label} must be a single line without control characters.`;
  return characterCount(nameText(text)) > maxLength ? `${label} must have at most ${maxLength} characters.` : null;
}
