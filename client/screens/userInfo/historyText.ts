import { HistoryAction, HistorySubject } from '../../../domain/history.ts';
import { valueText } from '../../components/changeText.ts';
import { rankAndName } from '../../components/soldierText.ts';
import type { HistoryRow_EntryFragment } from './HistoryRow.generated.ts';

const SUBJECT: Readonly<Record<HistorySubject, string>> = {
  RECORD: 'Record',
  SCHOOL: 'School',
  COMMENT: 'Comment',
  RIGHTS: 'Rights',
};
const ACTION: Readonly<Record<HistoryAction, string>> = { ADDED: 'added', CHANGED: 'changed', DELETED: 'deleted' };

/** `School changed: BLC` */
export function entryTitle({ subject, action, subjectName }: HistoryRow_EntryFragment): string {
  const title = `${SUBJECT[subject]} ${ACTION[action]}`;
  if (subjectName === null) return title;
  return `${title}: ${valueText(subject === HistorySubject.SCHOOL ? 'schoolName' : 'category', subjectName)}`;
}

/** Who did it: of the unit, where records stay; all else was imported with the record. */
export function actorText({ actor }: Pick<HistoryRow_EntryFragment, 'actor'>): string {
  return actor === null ? 'Imported' : rankAndName(actor);
}

type Change = HistoryRow_EntryFragment['changes'][number];

/** The changes that an entry shows: what was added or deleted with a whole record or school is plain from the rest. */
export function shownChanges({ subject, action, changes }: HistoryRow_EntryFragment): readonly Change[] {
  return subject === HistorySubject.RECORD && action === HistoryAction.ADDED ? [] : changes;
}
