/** What a key for programs opens. Each opens what those before it open, too. */
export const KeyScope = {
  /** Numbers by section: nothing that names a person. */
  COUNTS: 'COUNTS',
  /** Who is on the readiness lists and reports of staff, and why. */
  READINESS: 'READINESS',
} as const;
export type KeyScope = (typeof KeyScope)[keyof typeof KeyScope];
export const KEY_SCOPES: readonly KeyScope[] = Object.values(KeyScope);
