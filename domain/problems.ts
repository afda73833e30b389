import type { Problem } from './errors.ts';

/** The problems of the fields that have one, in the order of the fields. */
export function problems(fields: readonly (readonly [field: string, message: string | null])[]): Problem[] {
  return fields.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

/** Whether a text shows nothing: empty, or blanks and invisible characters alone. */
export function isBlank(text: string): boolean {
  return text.replace(/[\p{C}\p{Z}]/gu, '') === '';
}

/** How many characters a text has, counted in code points: an emoji outside the basic plane is one. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
