/**
 * A name as it is stored and searched for: without surrounding spaces and invisible characters, and with accents composed into their
 * letters, so that names that look the same are the same. Joiners stay, because the spelling of Persian and Indic names needs them.
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
