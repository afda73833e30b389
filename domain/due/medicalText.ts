/** What printouts say in place of medical requirements that nobody asked to include (Spec 24.8). */

/** Follows a number that includes unnamed medical requirements: ` (3 of them medical)`. Empty for none. */
export function ofThemMedical(count: number): string {
  return count === 0 ? '' : ` (${count} of them medical)`;
}

/**
 * `2 of 14 requirements are medical and left out.`; null for none
 * @param what what is counted, in the singular
 */
export function medicalLeftOut(count: number, all: number, what: string): string | null {
  if (count === 0) return null;
  return `${count} of ${all} ${what}${all === 1 ? '' : 's'} ${count === 1 ? 'is' : 'are'} medical and left out.`;
}
