/**
 * A name as it is kept and looked for: without surrounding spaces and invisible characters, and each accent in the letter that it belongs to,
 * so that names that look the same are the same. Of the invisible ones the joiners stay, which belong to the spelling of Persian and Indic names.
 */
export function nameText(text: string): string {
  return text
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .trim()
    .normalize('NFC');
}

/** A name as people are ordered and searched by it: in lower case, without accents and anything invisible. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}
