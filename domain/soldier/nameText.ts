/**
 * A name as it is kept and looked for: without surrounding spaces, and each accent in the letter that it belongs to, so that names that look
 * the same are the same.
 */
export function nameText(text: string): string {
  return text.trim().normalize('NFC');
}
