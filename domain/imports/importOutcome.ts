/** What an import does with a row, whichever list it is a row of. */
export const ImportOutcome = {
  ADDED: 'ADDED',
  CHANGED: 'CHANGED',
  UNCHANGED: 'UNCHANGED',
  /** Whom it is about has to be said first. */
  ASKED: 'ASKED',
  REFUSED: 'REFUSED',
} as const;
export type ImportOutcome = (typeof ImportOutcome)[keyof typeof ImportOutcome];
