/** The words of the history: what was changed, and how. Keys equal values, as in values.ts. */

export const HistorySubject = {
  /** The fields of the record itself. */
  RECORD: 'RECORD',
  SCHOOL: 'SCHOOL',
  COMMENT: 'COMMENT',
  /** An event of a dated requirement, or an excuse from one. */
  DUE: 'DUE',
  /** Staff rights, and whether the soldier can sign in. Rights that follow from a new role are recorded with the role. */
  RIGHTS: 'RIGHTS',
  /** A program key that the soldier made. */
  KEY: 'KEY',
  /** The unit: its policy, unit fields, requirements and facts. Such an entry belongs to no soldier. */
  UNIT: 'UNIT',
  /** How often the soldier gets reminders, when a link in a mail turned them off. */
  REMINDERS: 'REMINDERS',
} as const;
export type HistorySubject = (typeof HistorySubject)[keyof typeof HistorySubject];

export const HistoryAction = { ADDED: 'ADDED', CHANGED: 'CHANGED', DELETED: 'DELETED' } as const;
export type HistoryAction = (typeof HistoryAction)[keyof typeof HistoryAction];
