/** The columns that a file of requirement events has besides the name (Spec 24.5). */
import { matchKey } from '../imports/importTexts.ts';
import { isOneOf } from '../isOneOf.ts';

export const EVENT_COLUMNS = ['requirement', 'doneOn', 'result', 'expiresOn', 'forRecord', 'note'] as const;
export type EventColumn = (typeof EVENT_COLUMNS)[number];

/** The headings of these columns in exported files. */
export const EVENT_HEADINGS: Readonly<Record<EventColumn, string>> = {
  requirement: 'Requirement',
  doneOn: 'Done on',
  result: 'Result',
  expiresOn: 'Due again on',
  forRecord: 'For record',
  note: 'Note',
};

/**
 * Other headings for these columns, in capital letters and digits only. The first two columns' headings also identify a file of events. If a
 * file has several headings for one column, the earliest here counts, because vaguer headings come last.
 */
export const EVENT_ALSO_CALLED: Readonly<Record<EventColumn, readonly string[]>> = {
  requirement: [
    ...['REQUIREMENTS', 'REQUIREMENTNAME', 'REQ', 'TRAININGREQUIREMENT', 'TRAININGNAME', 'TRAININGEVENT', 'EVENTNAME'],
    ...['EVENTTYPE', 'TASKNAME', 'COURSENAME', 'EVENT', 'TASK', 'COURSE', 'TRAINING'],
  ],
  doneOn: [
    ...['DATECOMPLETED', 'COMPLETEDDATE', 'DATEOFCOMPLETION', 'COMPLETIONDATE', 'COMPLETEDON', 'DATEDONE', 'DONEDATE'],
    ...['LASTCOMPLETED', 'DATELASTCOMPLETED', 'LASTDONE', 'DATEPASSED', 'DATEQUALIFIED', 'QUALIFICATIONDATE'],
    ...['QUALDATE', 'LATESTQUALIFICATIONDATE', 'DATEOFQUALIFICATION', 'QUALIFIEDON', 'DATETAKEN', 'TESTDATE'],
    ...['DATEOFEVENT', 'EVENTDATE', 'TRAININGDATE', 'COMPLETED', 'DONE', 'DATE'],
  ],
  result: [
    ...['RESULTS', 'TESTRESULT', 'OUTCOME', 'SCORE', 'TESTSCORE', 'FINALSCORE', 'POINTS', 'HITS', 'NUMBEROFHITS'],
    ...['PASSFAIL', 'PF', 'GONOGO', 'LEVEL', 'RATING'],
  ],
  expiresOn: [
    ...['EXPIRESON', 'EXPIRES', 'EXPIRATION', 'EXPIRATIONDATE', 'EXPIREDATE', 'EXPIRY', 'EXPIRYDATE', 'EXPDATE'],
    ...['DATEEXPIRES', 'VALIDUNTIL', 'VALIDTHROUGH', 'VALIDTHRU', 'VALIDTO', 'GOODUNTIL', 'THRUDATE', 'DUEAGAIN'],
    ...['NEXTDUE', 'NEXTDUEDATE', 'NEXTDUEON', 'DUEON', 'DUEDATE', 'DATEDUE', 'DUE'],
  ],
  forRecord: ['RECORD', 'OFRECORD', 'FORRECORDYN'],
  note: ['NOTES', 'REMARK', 'REMARKS', 'COMMENT', 'COMMENTS'],
};

/** The headings of such a column, in capital letters and digits only. */
export function eventHeadings(column: EventColumn): readonly string[] {
  return [matchKey(EVENT_HEADINGS[column]), ...EVENT_ALSO_CALLED[column]];
}

/** Whether the file has a clearer heading for the column that a heading names. */
export function isOutdone(heading: string, column: EventColumn, headings: readonly string[]): boolean {
  const names = eventHeadings(column);
  const place = names.indexOf(matchKey(heading));
  return headings.some((other) => names.slice(0, place).includes(matchKey(other)));
}

/** Whether a column belongs to an event. */
export function isEventColumn(column: string | null): column is EventColumn {
  return isOneOf(EVENT_COLUMNS, column);
}
