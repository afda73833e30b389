/** Whether a text shows nothing: empty, or blanks and invisible characters alone. */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{C}\p{Z}]/gu, '') === '';
}

/** How many characters a text has, counted in code points: an emoji outside the basic plane is one. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
