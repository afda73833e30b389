import { characterCount, cleanText, withOneApostrophe, withStraightApostrophe } from './texts.ts';

/**
 * A name as it is stored and searched for: cleaned as every text, on one line with single blanks, with accents composed into their letters and
 * with the straight apostrophe for the curly one, so that names that look the same are the same. Joiners stay, because the spelling of Persian
 * and Indic names needs them, and so does the Hawaiian letter that only looks like an apostrophe.
 */
export function nameText(text: string): string {
  return withStraightApostrophe(cleanText(text))
    .replace(/\p{Zs}+/gu, ' ')
    .normalize('NFC');
}

/** A name as people are ordered and searched by it: in lower case, without accents and anything invisible, with one apostrophe. */
export function plainName(text: string): string {
  // Most names, of which a search compares those of a whole unit: there is nothing to take off.
  if (/^[A-Za-z0-9 '-]*$/.test(text)) return text.toLowerCase();
  return withOneApostrophe(text)
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
}

/** Why a text cannot be kept as a name of at most so many characters; null if it can. */
export function lineMessage(label: string, text: string, maxLength: number): string | null {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim())) return `${label} must be a single line without control characters.`;
  return characterCount(nameText(text)) > maxLength ? `${label} must have at most ${maxLength} characters.` : null;
}
