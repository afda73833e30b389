/** What paper says in place of medical requirements that nobody asked for (Spec 24.8). */

/** After a number that counts medical requirements which are not named: ` (3 of them medical)`; empty for none. */
export function ofThemMedical(count: number): string {
  return count === 0 ? '' : ` (${count} of them medical)`;
}

/**
 * `2 of 14 requirements are medical and left out.`; null for none
 * @param what one of all of them
 */
export function medicalLeftOut(count: number, all: number, what: string): string | null {
  if (count === 0) return null;
  return `${count} of ${all} ${what}${all === 1 ? '' : 's'} ${count === 1 ? 'is' : 'are'} medical and left out.`;
}
