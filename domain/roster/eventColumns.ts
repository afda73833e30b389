/** What a file of events of dated requirements says in each row beside a name (Rule 28). */
import { isOneOf } from '../isOneOf.ts';

export const EVENT_COLUMNS = ['requirement', 'doneOn', 'result', 'expiresOn', 'forRecord', 'note'] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

/** What these columns are called in the files that are exported. */
export const EVENT_HEADINGS: Readonly<Record<EventColumn, string>> = {
  requirement: 'Requirement',
  doneOn: 'Done on',
  result: 'Result',
  expiresOn: 'Due again on',
  forRecord: 'For record',
  note: 'Note',
};

/** Whether a column says something of an event. */
export function isEventColumn(column: string | null): column is EventColumn {
  return isOneOf(EVENT_COLUMNS, column);
}
