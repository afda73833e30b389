/** What a program key opens. Each scope includes the ones before it. */
export const KeyScope = {
  /** Numbers by section: nothing that names a person. */
  COUNTS: 'COUNTS',
  /** Who is on the staff's readiness lists, and why. */
  READINESS: 'READINESS',
} as const;
export type KeyScope = (typeof KeyScope)[keyof typeof KeyScope];
export const KEY_SCOPES: readonly KeyScope[] = Object.values(KeyScope);
