/** What an import does with a row, in any kind of list. */
export const ImportOutcome = {
  ADDED: 'ADDED',
  CHANGED: 'CHANGED',
  UNCHANGED: 'UNCHANGED',
  /** Somebody has to say first which person it is about. */
  ASKED: 'ASKED',
  REFUSED: 'REFUSED',
} as const;
export type ImportOutcome = (typeof ImportOutcome)[keyof typeof ImportOutcome];
