/**
 * Characters that show nothing, or change how the text around them shows. They are control characters except tabs and line ends, marks and
 * overrides of writing direction, fillers, soft hyphens, zero-width spaces, variation selectors, tags and lone surrogates. Joiners are not
 * included, nor are the visible signs that Arabic, Syriac and Kaithi put before a number.
 *
 * The group matches what stays: a variation selector or tags that belong to the character before them, as in emoji and signs, Han, Mongolian,
 * and flags of parts of a country.
 */
const VARIED_OR_UNSEEN =
  /([\p{Emoji}\p{Sm}\p{Script=Han}][\uFE00-\uFE0F]|\p{Script=Han}[\u{E0100}-\u{E01EF}]|\p{Script=Mongolian}[\u180B-\u180D\u180F]|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F})|(?![\t\n\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Joiners where no script needs them: at the beginning, and after a blank, a digit, or a Latin, Greek or Cyrillic letter. */
const NEEDLESS_JOINERS = /(^|[\s0-9\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200C\u200D]+/gu;

/**
 * A text as it is stored, no matter who typed it or where: without blanks around it, and without characters that show nothing or change how the
 * text around them shows. Emoji, accents and the texts of every script stay unchanged.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(VARIED_OR_UNSEEN, '$1')
    .replace(NEEDLESS_JOINERS, '$1')
    .replaceAll('\u2800', ' ')
    .trim();
}

/** What a reader sees of a text, without blanks and invisible characters. */
export function visible(text: string): string {
  return text.replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
}

/** Whether a text shows nothing: it is empty, or has only blanks and invisible characters. */
export function isBlank(text: string): boolean {
  return visible(text) === '';
}

/** The number of characters in code points: an emoji outside the basic plane is one. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}

/** The Hawaiian letter that looks like an apostrophe. */
const OKINA = '\u02BB';

/** Replaces everything that people, phones and word processors write for an apostrophe by one mark, to compare texts. */
export function withOneApostrophe(text: string): string {
  return withStraightApostrophe(text).replaceAll(OKINA, "'");
}

/** Replaces the curly apostrophe and its like by the straight one. */
export function withStraightApostrophe(text: string): string {
  return text.replace(/[\u2018\u2019\u201B\u2032\u02BC\u00B4\u0060\uFF07]/g, "'");
}
